/* Words that only this company uses, such as cairn or plate, are kept out of what visitors read first. */

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { houseWords } from '#content/en/language/wording.ts'
import { builtPages, textOf } from './built-pages.ts'
import { fold } from './word-blocks.ts'

/** Pages of which every sentence is for first-time visitors. */
const plainPages = /^\/(?:about|careers|contact|security|services(?:\/.+)?|sectors(?:\/.+)?)?$/

const sources = globSync('content/en/**/*.{ts,md}').toSorted()
const lines = sources.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ at: `${file.replaceAll('\\', '/')}:${index + 1}`, text })),
)

/** File and line of each text of `content/en` that has the word and that the page shows. */
function linesOf(word: RegExp, shown: string): string {
  const at = lines.flatMap(({ at, text }) => {
    const found = word.exec(text)
    if (!found) return []
    // A text ends at a quote, or at an expression in it.
    const before =
      text
        .slice(0, found.index)
        .split(/['`{}]/)
        .at(-1) ?? ''
    const after = text.slice(found.index).split(/['`{}$]/)[0] ?? ''
    const part = fold(`${before}${after}`.replaceAll('\\u00a0', ' ')).trim()
    return shown === part || (part.includes(' ') && shown.includes(part)) ? [at] : []
  })
  return at.join(', ') || 'content/en'
}

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
  /** Where each word is in the source, with the pages that show it. */
  const found = new Map<string, Set<string>>()
  for (const { address, place, text } of shown)
    for (const { word, write, on } of houseWords)
      if (word.test(text) && (on?.(address) ?? true)) {
        const source = `${linesOf(word, text)}: '${word.exec(text)?.[0]}' in ${place}; write ${write}`
        found.set(source, (found.get(source) ?? new Set()).add(address))
      }
  expect([...found].map(([source, pages]) => `${source} (${[...pages].slice(0, 3).join(' ')})`)).toEqual([])
})
