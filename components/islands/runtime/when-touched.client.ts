import type { When } from './when.ts'

/** Events of a touch. Password managers announce what they fill in by `change`. */
const touches = ['pointerdown', 'touchstart', 'focusin', 'input', 'change']

/** At the first touch; at once if the focus is inside already, as after a return to the page. */
export const whenTouched: When<'touch'> = (element, start) => {
  if (element.contains(document.activeElement)) start()
  else whenTouchedNext(element, start)
}

/** At the next touch, wherever the focus is. */
export const whenTouchedNext: When<'touch'> = (element, start) => {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    start()
  }
  for (const touch of touches) element.addEventListener(touch, touched, { passive: true, signal: waiting.signal })
}
