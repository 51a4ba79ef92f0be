/** Prerendering (https://wicg.github.io/nav-speculation/prerendering.html), which only Chromium has. */
interface Prerendering {
  prerendering?: boolean
}

/** At once; but a page that the browser has rendered in advance, unseen, rests until it is shown. */
export function whenShown(start: () => void): void {
  const { prerendering }: Document & Prerendering = document
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
