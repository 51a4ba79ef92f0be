/**
 * Resolves when the stylesheet that a page links behind its words is there, or cannot be loaded: what a script then shows
 * works without it. Without such a link it resolves at once.
 */
export async function lateStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]:not([media])')
  // A sheet that failed before this call tells nobody; the page's load event comes after it.
  if (link === null || link.sheet !== null || document.readyState === 'complete') return
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve)
    addEventListener('load', resolve)
  })
}
