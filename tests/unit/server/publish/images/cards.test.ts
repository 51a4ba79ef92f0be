import { expect, it } from 'vitest'
import { cardFonts, cardSvg } from '#server/publish/images/cards.ts'

it('draws the letters of a title that the fonts have, and no title in place of empty boxes', async () => {
  const fonts = await cardFonts()
  const [polish, czech, syllabics, marks, none] = await Promise.all(
    ['ł', 'č', 'ᐃᓄᒃ', 'ı̨', ''].map((title) => cardSvg({ path: 'blog/a', title, section: 'Blog' }, 'card', fonts)),
  )
  expect(new Set([polish, czech, none]).size).toBe(3)
  expect([syllabics, marks]).toEqual([none, none])
})
