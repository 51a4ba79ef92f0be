import { useAnimate } from 'framer-motion/mini'
import { type RefObject, useEffect } from 'react'

/** A custom property of components/styles/motion.css, in seconds; 0 without the stylesheet. */
const seconds = (property: string): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property)) || 0

/**
 * Moves the parts of a section into place one after another, at the pace of cards elsewhere. Without the animation, as
 * under reduced motion, they are visible and in place.
 * @param parts selector of the parts
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
