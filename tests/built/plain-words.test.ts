/* Words that only this company uses, such as cairn or plate, are kept out of what visitors read first. */

import { expect, it } from 'vitest'
import { houseWords } from '#content/en/language/wording.ts'
import { builtPages, textOf } from './built-pages.ts'

/** Pages of which every sentence is for first-time visitors. */
const plainPages = /^\/(?:about|careers|contact|security|services(?:\/.+)?|sectors(?:\/.+)?)?$/

interface Shown {
  readonly address: string
  readonly place: string
  readonly text: string
}

/** Headings, fields, navigation, and links that look like buttons. A link to a file has the name of the file. */
const heard = 'h1, h2, h3, button, label, legend, nav, footer, main a:not([href*="."])'

/** The texts that the rule covers: those that a visitor sees before reading, and all of the plain pages. */
const shown: readonly Shown[] = builtPages.flatMap(({ address, document }) => {
  const isArticle = address.startsWith('/blog/')
  const of = (place: string, texts: readonly string[]) => texts.map((text) => ({ address, place, text }))
  // The body of an article may use the words, and explains them.
  const heardTexts = [...document.querySelectorAll(isArticle ? 'h1' : heard)].map(textOf)
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  return [
    ...of('the title', [document.title]),
    ...of('the description', [description]),
    // The footer prints the address of the page.
    ...of(
      'a heading, a button or the navigation',
      heardTexts.map((text) => text.replace(/https:\S+/, '')),
    ),
    ...(plainPages.test(address) ? of('the text', textsBesideFigures(document)) : []),
  ]
})

/** Texts of a page's blocks. Captions and drawings may use the words. */
function textsBesideFigures(document: Document): string[] {
  const blocks = document.querySelectorAll('main :is(p, li, dt, dd, td, th, h1, h2, h3, h4, a)')
  return [...blocks].filter((block) => !block.closest('figure, :has(> a[href^="/data#"])')).map(textOf)
}

it('no house words in places that first-time visitors read', () => {
  expect(shown.length).toBeGreaterThan(1000)
  /** Each text with such a word, with the pages that show it. A search in content/en finds it. */
  const found = new Map<string, Set<string>>()
  for (const { address, place, text } of shown)
    for (const { word, write, on } of houseWords)
      if (word.test(text) && (on?.(address) ?? true)) {
        const said = `'${word.exec(text)?.[0]}' in ${place}, "${text}": write ${write}`
        found.set(said, (found.get(said) ?? new Set()).add(address))
      }
  expect([...found].map(([said, pages]) => `${[...pages].slice(0, 3).join(' ')}: ${said}`)).toEqual([])
})
