/** When an island loads. `load` is as soon as the page's script runs, which stands behind all markup. */
export type When = 'load' | 'idle' | 'visible' | 'interaction'

/** `change` is how a password manager announces what it filled in. */
const touches = ['pointerdown', 'touchstart', 'focusin', 'input', 'change']

/** Calls `start` once, when the moment comes. */
export function waitUntil(when: When, element: Element, start: () => void): void {
  if (when === 'load') start()
  else if (when === 'idle') waitForIdle(start)
  else if (when === 'visible') waitForSight(element, start)
  else waitForTouch(element, start)
}

/** After the load event, so that nothing competes with the first paint. Safari has no `requestIdleCallback`. */
function waitForIdle(start: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => waitForIdle(start), { once: true })
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

function waitForSight(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

/** A visitor who came back, or was quicker than this script, may already have the focus inside. */
function waitForTouch(element: Element, start: () => void): void {
  if (element.contains(document.activeElement)) start()
  else waitForNextTouch(element, start)
}

export function waitForNextTouch(element: Element, start: () => void): void {
  const waiting = new AbortController()
  const touched = () => {
    waiting.abort()
    start()
  }
  for (const touch of touches) element.addEventListener(touch, touched, { passive: true, signal: waiting.signal })
}
