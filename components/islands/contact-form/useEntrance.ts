import { useAnimate } from 'framer-motion/mini'
import { useLayoutEffect } from 'react'

/** Lets an element that a visitor's own action brought rise into place, unless motion is unwelcome. */
export function useEntrance<T extends Element>() {
  const [scope, animate] = useAnimate<T>()
  useLayoutEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    animate(scope.current, { opacity: [0, 1], transform: ['translateY(0.75rem)', 'none'] }, { duration: 0.3 })
  }, [scope, animate])
  return scope
}
