import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cairn, TopStone } from '#components/figures/marks/Cairn.tsx'
import { Logo } from '#components/figures/marks/Logo.tsx'
import { duration, shortDuration } from '#words/print.ts'

test('the cairn names itself and labels each stone, the short stop last and marked', () => {
  const html = renderToStaticMarkup(<Cairn />)
  expect(html).toMatch(new RegExp(`role="img" aria-label="[^"]*${duration(718)}[^"]*14\\sminutes\\."`))
  expect(html.match(/class="st"/g)).toHaveLength(8)
  expect(html).toMatch(new RegExp(`<g class="s6">.*S6 ${shortDuration(14)}</text></g></svg>$`))
})

test('the stone is decoration; the logo has four stones', () => {
  expect(renderToStaticMarkup(<TopStone />)).toMatch(/^<svg class="stone" viewBox="[\d ]+" aria-hidden="true">/)
  expect(renderToStaticMarkup(<Logo />).match(/<path/g)).toHaveLength(4)
})
