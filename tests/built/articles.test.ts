/* Articles and posts of the blog as built, and long sentences that are on two pages of the site. */

import { describe, expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { longSentences } from '#content/articles/sentences.ts'
import { type BuiltPage, builtPages, inEachLanguage, page, textsIn } from './built-pages.ts'
import { wordBlocks } from './word-blocks.ts'

const posts = builtPages.filter(({ address }) => address.startsWith('/blog/'))
const notices = loadArticles({ drafts: false }).flatMap(({ form, slug }) =>
  form === 'notice' ? [`/blog/${slug}`] : [],
)
/** Posts that claim the depth of an article. */
const articles = posts.filter(({ address }) => !notices.includes(address))

describe.each(articles)('$address', ({ document, address }) => {
  it('has contents that lead to its sections, in order', () => {
    const sections = [...document.querySelectorAll('article section[id]')].map(({ id }) => `#${id}`)
    const links = [...document.querySelectorAll('article nav a[href^="#"]')].map((link) => link.getAttribute('href'))
    expect(sections.length).toBeGreaterThan(0)
    expect(links).toEqual(sections)
  })

  it('numbers its figures from 1', () => {
    const captions = textsIn(document, 'figure figcaption').map((text) => /^Fig\. (\d+)\. \S/.exec(text)?.[1])
    expect(captions).toEqual(captions.map((_, index) => String(index + 1)))
  })

  it('names three articles on its topics, and those before and after it', () => {
    const related = [...document.querySelectorAll('main > nav a:not([rel])')].map((link) => link.getAttribute('href'))
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(address)
    expect(document.querySelectorAll('main > nav :is(a[rel="prev"], a[rel="next"])').length).toBeGreaterThan(0)
  })
})

it('leads from each post to the next older one and back', () => {
  for (const { address, document } of posts) {
    const older = document.querySelector('a[rel="prev"]')?.getAttribute('href')
    if (older) expect(page(older).document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(address)
  }
  expect(posts.filter(({ document }) => !document.querySelector('a[rel="prev"]'))).toHaveLength(1)
})

/**
 * Lists whose entries repeat words of the pages they lead to: the specification (section 2) has services, sectors and
 * posts shown there with their descriptions.
 */
const lists = ['/', '/services', '/sectors', '/blog', '/sheet-index']

/** The sentences of a page's main content, those of captions and cells included. */
function sentencesOf({ document }: BuiltPage, tag: 'en-CA' | 'fr-CA'): Set<string> {
  const main = document.querySelector('main')
  const texts = wordBlocks(document)
    .filter(({ element }) => main?.contains(element))
    .flatMap(({ element, text }) => (element.matches('figure, table') ? piecesOf(element) : [text]))
  return new Set(longSentences(texts, tag))
}

/** Captions and cells one by one: a table as a whole is one block. */
const piecesOf = (element: Element): string[] =>
  [...element.querySelectorAll('figcaption, caption, th, td, dt, dd, p')].map((piece) =>
    (piece.textContent ?? '').replace(/\s+/g, ' ').trim(),
  )

it.each(inEachLanguage)('no long sentence is on two pages of $tag', (all) => {
  const pages = all.publicPages.filter((built) => !lists.includes(built.name))
  const places = new Map<string, string[]>()
  for (const built of pages)
    for (const sentence of sentencesOf(built, all.tag))
      places.set(sentence, [...(places.get(sentence) ?? []), built.address])
  expect(places.size).toBeGreaterThan(1000)
  const repeated = [...places].filter(([, addresses]) => addresses.length > 1)
  expect(repeated.map(([sentence, addresses]) => `${addresses.join(' ')}: ${sentence}`)).toEqual([])
})
