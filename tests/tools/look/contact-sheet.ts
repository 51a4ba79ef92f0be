import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

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
  const rows = Map.groupBy(shots, ({ name }) => name)
  const e = createElement
  const body = [...rows].map(([name, row]) =>
    e(
      'section',
      { key: name },
      e('h2', null, name),
      e(
        'div',
        null,
        row.map(({ file, medium }) =>
          e(
            'figure',
            { key: file },
            e('a', { href: file }, e('img', { src: file, alt: `${name}, ${medium}`, loading: 'lazy' })),
            e('figcaption', null, medium),
          ),
        ),
      ),
    ),
  )
  const head = e(
    'head',
    null,
    e('meta', { charSet: 'utf-8' }),
    e('title', null, 'Contact sheet'),
    e('style', null, css),
  )
  return `<!doctype html>${renderToStaticMarkup(e('html', { lang: 'en' }, head, e('body', null, body)))}`
}
