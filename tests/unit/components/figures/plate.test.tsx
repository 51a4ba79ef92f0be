import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Cairn } from '#components/figures/marks/Cairn.tsx'
import { Logo } from '#components/figures/marks/Logo.tsx'
import { Stone } from '#components/figures/marks/Stone.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { figureWords } from '#content/en/figures.ts'
import { figureNames } from '#content/schema/figure.ts'

describe.each(figureNames)('the plate of %s', (name) => {
  test('is an image with its size, its words and its labels hidden from assistive technology', () => {
    const html = renderToStaticMarkup(<Plate figure={name} />)
    expect(html).toMatch(
      new RegExp(`<img src="/figures/${name}\\.svg" width="\\d+" height="\\d+" alt="[^"]+" loading="lazy"`),
    )
    expect(html).not.toContain(' style=')
    if (html.includes('<svg')) expect(html).toMatch(/<svg [^>]*aria-hidden="true"/)
  })
})

test('labels: none, short, long', () => {
  const draw = (labels: 'none' | 'short' | 'long') => renderToStaticMarkup(<Plate figure="movement" labels={labels} />)
  expect(draw('none')).not.toContain('<text')
  expect(draw('short').match(/<text/g)).toHaveLength(8)
  expect(draw('short')).not.toContain('<tspan')
  expect(draw('long')).toContain('S6<tspan> 14 min</tspan>')
  expect(draw('short')).toMatch(/class="hot"[^>]*>S6</)
})

test('a figure in sight is not lazy, and other words may stand for it', () => {
  const html = renderToStaticMarkup(<Plate figure="edge" eager alt="The end of the map." />)
  expect(html).toContain('loading="eager"')
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('alt="The end of the map."')
  expect(html).not.toContain(figureWords.edge.alt)
})

test('the cairn names itself and labels each stone, the short stop last and marked', () => {
  const html = renderToStaticMarkup(<Cairn />)
  expect(html).toMatch(/role="img" aria-label="A cairn of eight stones[^"]*11 h 58 min[^"]*14 minutes\."/)
  expect(html.match(/class="st"/g)).toHaveLength(8)
  expect(html).toMatch(/<g class="s6">.*S6 14 min<\/text><\/g><\/svg>$/)
})

test('the stone is decoration; the logo has four stones, the last amber by class', () => {
  expect(renderToStaticMarkup(<Stone />)).toMatch(/^<svg class="stone" viewBox="[\d ]+" aria-hidden="true">/)
  const logo = renderToStaticMarkup(<Logo />)
  expect(logo.match(/<path/g)).toHaveLength(4)
  expect(logo.match(/fill="currentColor"/g)).toHaveLength(3)
  expect(logo).toMatch(/<path class="amber" d="[^"]+"><\/path><\/svg>$/)
})
