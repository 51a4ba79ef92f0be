/**
 * When the browser is idle after the load event, so that nothing competes with the first paint, and when the page is
 * visible: prerendered pages and background tabs get no frames. Safari has no `requestIdleCallback`.
 */
export function whenIdle(start: () => void): void {
  const inFrame = () => requestAnimationFrame(() => start())
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(start), { once: true })
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(inFrame, { timeout: 2000 })
  else setTimeout(inFrame, 200)
}
