import { useAnimate } from 'framer-motion/mini'
import { type RefObject, useEffect } from 'react'

/**
 * Lets the parts of a section settle into place one after another, as cards do elsewhere (0.1 s times the index,
 * 0.5 s each: specification, section 9). They are in place and visible without it, and it rests where less motion
 * is asked for.
 */
export function usePanelEntrance<Root extends Element>(parts: string): RefObject<Root> {
  const [root, animate] = useAnimate<Root>()
  useEffect(() => {
    if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return
    const elements = root.current.querySelectorAll(parts)
    const running = [...elements].map((element, index) =>
      animate(element, { transform: ['translateY(1.25rem)', 'none'] }, { duration: 0.5, delay: index * 0.1 }),
    )
    return () => {
      for (const animation of running) animation.complete()
    }
  }, [root, animate, parts])
  return root
}
