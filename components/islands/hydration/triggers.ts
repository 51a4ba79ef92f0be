/* When an island loads: after the first frame, or when the visitor first touches it. */

import type { Trigger } from '#components/islands/hydration/islands.ts'

/** A trigger: calls `start` once, when the island in an element should load. */
type When = (element: Element, start: () => void) => void

/**
 * After the next frame, so that React does not delay the first text. A page that the browser prerenders or opens in a
 * background tab has no frames, and waits until it is shown.
 */
const whenPainted: When = (_element, start) => requestAnimationFrame(() => setTimeout(start))

/** Events of a touch. Password managers announce what they fill in by `change`. */
const touches = ['pointerdown', 'touchstart', 'focusin', 'input', 'change']

/** At the first touch; at once if the focus is inside already, as after a return to the page. */
export const whenTouched: When = (element, start) => {
  if (element.contains(document.activeElement)) start()
  else whenTouchedNext(element, start)
}

/** At the next touch, wherever the focus is. */
export const whenTouchedNext: When = (element, start) => {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    start()
  }
  for (const touch of touches) element.addEventListener(touch, touched, { passive: true, signal: waiting.signal })
}

export const triggers: Readonly<Record<Trigger, When>> = { load: whenPainted, touch: whenTouched }
