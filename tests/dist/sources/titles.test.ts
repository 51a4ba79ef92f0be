import { describe, expect, it } from 'vitest'
import { frenchTitles } from '#content/sources/french-titles.ts'
import type { OwnTitle } from '#content/sources/own-title.ts'
import type { Source } from '#content/sources/source.ts'
import { rooms } from '#content/sources/sources.ts'
import { fold } from '#tests/dist/blocks.ts'
import { builtPages, frenchPages } from '#tests/dist/site.ts'

const sources = rooms.flatMap((room) => Object.entries<Source>(room))
const french = new Map<string, OwnTitle>(Object.entries(frenchTitles))

/** Title and its language (BCP 47) of every source, as published. */
const languages = new Map(sources.map(([, { title, lang = 'en' }]) => [title, lang]))
/** The titles that have none in French. Names of laws and judgments are proper names, which need no mark (WCAG 3.1.2). */
const foreign = sources.flatMap(([key, { kind, title }]) =>
  kind === 'law' || french.has(key) || languages.get(title) === 'fr' ? [] : [title],
)

/** The nearest language that an element or one around it states. */
const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang')?.split('-')[0]

const listed = ({ document }: { document: Document }) => [...document.querySelectorAll('ul.sources li > i')]

it.each([...builtPages, ...frenchPages].filter((one) => listed(one).length > 0))(
  'the list of sources of $address says the language of each title',
  (one) => {
    const own = one.document.documentElement.lang.split('-')[0]
    const inFrench = new Set([...french.values()].map(({ title }) => title))
    for (const title of listed(one)) {
      const text = title.textContent ?? ''
      const language = own === 'fr' && inFrench.has(text) ? 'fr' : languages.get(text)
      expect(language, `${text} is the title of no source`).toBeDefined()
      expect(languageOf(title), text).toBe(language)
    }
  },
)

describe.each(frenchPages)('$address', ({ document }) => {
  const { body } = document
  const holding = (text: string) => foreign.filter((title) => fold(text).includes(title))

  it('marks the title of a work that has no French', () => {
    const walker = document.createTreeWalker(body, 4)
    const unmarked: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style')) continue
      const within = languageOf(node.parentElement)
      unmarked.push(...holding(node.textContent ?? '').filter((title) => languages.get(title) !== within))
    }
    expect(unmarked).toEqual([])
  })

  it('holds no such title where none can be marked', () => {
    const attributes = ['alt', 'aria-label', 'title', 'content']
    const spoken = [...document.querySelectorAll('[alt], [aria-label], [title], meta[content]')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    expect(spoken.flatMap(holding)).toEqual([])
  })
})

it('knows many titles, of which French has a few', () => {
  expect(foreign.length).toBeGreaterThan(80)
  expect(french.size).toBeGreaterThan(20)
})
