import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FigureFrame } from '#components/figures/FigureFrame.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { figureNames } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0

describe.each(figureNames)('the plate of %s', (name) => {
  const labels = figureOf(name).labels?.().labels ?? []
  const draw = (length: 'none' | 'short' | 'long') =>
    renderToStaticMarkup(<FigureFrame figure={name} labels={length} />)

  test('is an image with its size and its words, without a style attribute', () => {
    const html = draw('short')
    expect(html).toMatch(
      new RegExp(`<img src="/figures/${name}\\.svg" width="\\d+" height="\\d+" alt="[^"]+" loading="lazy"`),
    )
    expect(html).not.toContain(' style=')
  })

  test('carries its labels once, hidden from assistive technology, or none', () => {
    const html = draw('short')
    expect(count(html, /<text/g)).toBe(labels.length)
    expect(count(html, /<svg [^>]*aria-hidden="true"/g)).toBe(labels.length > 0 ? 1 : 0)
    expect(count(html, /class="hot"/g)).toBe(labels.filter((label) => label.hot).length)
    expect(draw('none')).not.toContain('<text')
  })

  test('shows details on long labels only', () => {
    expect(draw('short')).not.toContain('<tspan')
    expect(count(draw('long'), /<tspan/g)).toBe(labels.filter((label) => label.detail).length)
  })
})

test('a figure in sight is not lazy, and other words may stand for it', () => {
  const [name] = figureNames
  const html = renderToStaticMarkup(<FigureFrame figure={name} eager alt="The end of the map." />)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('alt="The end of the map."')
  expect(html).not.toContain(figureWords[name].alt)
})
