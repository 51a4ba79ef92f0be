import { whenShown } from '#components/islands/when-shown.client.ts'

/** After the load event, so that nothing competes with the first paint. Safari has no `requestIdleCallback`. */
export function whenIdle(element: Element, start: () => void): void {
  if (document.readyState !== 'complete') addEventListener('load', () => whenIdle(element, start), { once: true })
  else if ('requestIdleCallback' in globalThis) requestIdleCallback(() => whenShown(start), { timeout: 2000 })
  else setTimeout(() => whenShown(start), 200)
}
