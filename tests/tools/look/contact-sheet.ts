/* The page on which `npm run look` shows its pictures side by side. */

import { html, raw } from 'hono/html'

export interface Shot {
  /** The address or the state. */
  name: string
  /** The width and scheme, or `print`. */
  medium: string
  /** The file of the picture, beside the contact sheet. */
  file: string
}

const css = `
  body { margin: 2rem; font: 1rem sans-serif; color: #222; background: #bbb }
  section > div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-bottom: 2rem }
  figure { flex: none; margin: 0 }
  img { display: block; height: 44rem; width: auto; max-width: 32rem; object-fit: cover; object-position: top; background: #fff }
`

/** One HTML document with a row for each page or state. Each picture opens at full size. */
export function contactSheet(shots: readonly Shot[]): string {
  const picture = ({ file, name, medium }: Shot) =>
    html`<figure><a href="${file}"><img src="${file}" alt="${name}, ${medium}" loading="lazy"></a>
<figcaption>${medium}</figcaption></figure>`
  const rows = [...Map.groupBy(shots, ({ name }) => name)].map(
    ([name, row]) => html`<section><h2>${name}</h2><div>${row.map(picture)}</div></section>`,
  )
  return String(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title>
<style>${raw(css)}</style></head><body>${rows}</body></html>`)
}
