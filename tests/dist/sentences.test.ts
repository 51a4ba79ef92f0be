import { expect, it } from 'vitest'
import { wordBlocks } from './blocks.ts'
import { type BuiltPage, inEachLanguage } from './site.ts'

/**
 * A sentence of this many words is a copy. Shorter ones can be the same by chance. Numbers and signs are no words. French
 * takes more words for the same, so that captions of one figure on two pages would count.
 */
const leastWords = { 'en-CA': 12, 'fr-CA': 15 } as const

/**
 * Lists whose entries repeat words of the pages they lead to: the specification (section 2) has services, sectors and
 * posts shown there with their descriptions.
 */
const lists = ['/', '/services', '/sectors', '/blog', '/sheet-index']

/** The sentences of a page's main content, those of captions and cells included, with or without a stop at their end. */
function longSentences({ document }: BuiltPage, least: number): Set<string> {
  const main = document.querySelector('main')
  const texts = wordBlocks(document)
    .filter(({ element }) => main?.contains(element))
    .flatMap(({ element, text }) => (element.matches('figure, table') ? piecesOf(element) : [text]))
  return new Set(
    texts
      .flatMap((text) => text.split(/(?<=[.?!:][’”]?(?: »)?)\s+(?=[^\p{Ll}])/u))
      .map((sentence) => sentence.trim())
      .filter((sentence) => (sentence.match(/[\p{L}’'-]+/gu) ?? []).length >= least),
  )
}

/** Captions and cells one by one: a table as a whole is one block. */
const piecesOf = (element: Element): string[] =>
  [...element.querySelectorAll('figcaption, caption, th, td, dt, dd, p')].map((piece) =>
    (piece.textContent ?? '').replace(/\s+/g, ' ').trim(),
  )

it.each(inEachLanguage)('no long sentence stands on two pages of $tag', (all) => {
  const pages = all.publicPages.filter((built) => !lists.includes(built.name))
  const places = new Map<string, string[]>()
  for (const built of pages)
    for (const sentence of longSentences(built, leastWords[all.tag]))
      places.set(sentence, [...(places.get(sentence) ?? []), built.address])
  expect(places.size).toBeGreaterThan(1000)
  const repeated = [...places].filter(([, addresses]) => addresses.length > 1)
  expect(repeated.map(([sentence, addresses]) => `${addresses.join(' ')}: ${sentence}`)).toEqual([])
})
