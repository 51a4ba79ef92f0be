import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cairn } from '#components/figures/marks/Cairn.tsx'
import { Logo } from '#components/figures/marks/Logo.tsx'
import { Stone } from '#components/figures/marks/Stone.tsx'

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
