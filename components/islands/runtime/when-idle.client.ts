/**
 * After the load event, so that nothing competes with the first paint, and for somebody who looks: a page rendered in
 * advance, or in a tab behind, has no frames. Safari has no `requestIdleCallback`.
 */
export function whenIdle(element: Element, start: () => void): void {
  const inFrame = () => requestAnimationFrame(() => start())
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(element, start), { once: true })
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(inFrame, { timeout: 2000 })
  else setTimeout(inFrame, 200)
}
