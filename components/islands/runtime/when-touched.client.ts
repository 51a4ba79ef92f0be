/** `change` is how a password manager announces what it filled in. */
const touches = ['pointerdown', 'touchstart', 'focusin', 'input', 'change']

/** At the first touch. A visitor who came back, or was quicker than this script, may already have the focus inside. */
export function whenTouched(element: Element, start: () => void): void {
  if (element.contains(document.activeElement)) start()
  else whenTouchedNext(element, start)
}

/** At the next touch, whatever has the focus now. */
export function whenTouchedNext(element: Element, start: () => void): void {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    start()
  }
  for (const touch of touches) element.addEventListener(touch, touched, { passive: true, signal: waiting.signal })
}
