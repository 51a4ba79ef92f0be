import { useAnimate } from 'framer-motion/mini'
import { type RefObject, useEffect } from 'react'

/** Seconds that a custom property of components/styles/motion.css names; none where the stylesheet is missing. */
const seconds = (property: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property)) || 0

/**
 * Lets the parts of a section settle into place one after another, at the pace of cards elsewhere. They are in place and
 * visible without it, and it rests where less motion is asked for.
 */
export function usePanelEntrance<Root extends Element>(parts: string): RefObject<Root> {
  const [root, animate] = useAnimate<Root>()
  useEffect(() => {
    if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return
    const [duration, stagger] = [seconds('--settle'), seconds('--stagger')]
    const elements = root.current.querySelectorAll(parts)
    const running = [...elements].map((element, index) =>
      animate(element, { transform: ['translateY(1.25rem)', 'none'] }, { duration, delay: index * stagger }),
    )
    return () => {
      for (const animation of running) animation.complete()
    }
  }, [root, animate, parts])
  return root
}
