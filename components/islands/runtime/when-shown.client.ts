/** Prerendering (https://wicg.github.io/nav-speculation/prerendering.html), in Chromium only. */
interface Prerendering {
  prerendering?: boolean
}

/** At once, or for a page that the browser prerenders, as soon as it is shown. */
export function whenShown(start: () => void): void {
  const { prerendering }: Document & Prerendering = document
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
