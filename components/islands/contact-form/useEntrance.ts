import { useAnimate } from 'framer-motion/mini'
import { useLayoutEffect } from 'react'

/** Animates the entrance of an element that a visitor's action has brought, except under reduced motion. */
export function useEntrance<T extends Element>() {
  const [scope, animate] = useAnimate<T>()
  useLayoutEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    animate(scope.current, { opacity: [0, 1], transform: ['translateY(0.75rem)', 'none'] }, { duration: 0.3 })
  }, [scope, animate])
  return scope
}
