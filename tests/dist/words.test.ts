import { describe, expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { fold, sentences, wordBlocks } from './blocks.ts'
import { builtPages, page, publicPages, texts } from './site.ts'

const posts = builtPages.filter(({ address }) => address.startsWith('/blog/'))
const notices = loadArticles({ drafts: false }).flatMap(({ form, slug }) =>
  form === 'notice' ? [`/blog/${slug}`] : [],
)
/** Posts that claim the depth of an article. */
const articles = posts.filter(({ address }) => !notices.includes(address))

/** Pages that quote other pages by design. */
const quoting = ['/', '/services', '/sectors', '/blog']

/** Words that the house voice avoids, and spellings that are not Canadian. 'Defense' occurs in names only. */
const banned = [
  /revolution(?:ary|i[sz]e)|cutting-edge|\bunlock|\bleverag|in today.s world|harness the/i,
  /seamless|game.chang|state.of.the.art|best.in.class|world.class|next.generation/i,
  /\bcent(?:er|ers|ered)\b|behavior|\bcolor|neighbor|kilometer|\d meter|\banalyz|\btravel(?:ed|ing|er)\b|\bdefense\b/,
  /—|\b(?:lorem|todo|tbd)\b/i,
]

describe.each(articles)('$address', ({ document, address }) => {
  it('has contents that lead to its sections, in order', () => {
    const sections = [...document.querySelectorAll('.article-body > section')].map(({ id }) => `#${id}`)
    const links = [...document.querySelectorAll('.section-index a')].map((link) => link.getAttribute('href'))
    expect(sections.length).toBeGreaterThan(0)
    expect(links).toEqual(sections)
  })

  it('numbers its figures from 1', () => {
    const captions = texts(page(address), 'figure figcaption').map((text) => /^Fig\. (\d+)\. \S/.exec(text)?.[1])
    expect(captions).toEqual(captions.map((_, index) => String(index + 1)))
  })

  it('names three articles on its topics, and those before and after it', () => {
    const related = [...document.querySelectorAll('.read-on .options a')].map((link) => link.getAttribute('href'))
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(address)
    expect(document.querySelectorAll('.read-on a[rel="prev"], .read-on a[rel="next"]').length).toBeGreaterThan(0)
  })
})

it('leads from each post to the next older one and back', () => {
  for (const { address, document } of posts) {
    const older = document.querySelector('a[rel="prev"]')?.getAttribute('href')
    if (older) expect(page(older).document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(address)
  }
  expect(posts.filter(({ document }) => !document.querySelector('a[rel="prev"]'))).toHaveLength(1)
})

/** The status of the authorization in progress is said in one sentence, the same wherever it stands. */
const status = 'FedRAMP High is authorization in progress (Ready status achieved).'

it('repeats no sentence, on one page or on two', () => {
  const places = new Map<string, string[]>()
  for (const { address, document } of publicPages.filter((built) => !quoting.includes(built.address)))
    for (const { element, text } of wordBlocks(document)) {
      // The same figure can stand on several pages, and the description of a page can be its lead.
      if (element.closest('figure, table') || element.tagName === 'META') continue
      for (const sentence of sentences(text).filter((one) => one !== status))
        places.set(sentence, [...(places.get(sentence) ?? []), address])
    }
  expect(places.size).toBeGreaterThan(1000)
  const repeated = [...places].filter(([, addresses]) => addresses.length > 1)
  expect(repeated.map(([sentence, addresses]) => `${addresses.join(' ')}: ${sentence}`)).toEqual([])
})

it.each(banned)('holds nothing like %s', (pattern) => {
  // The specification names a section of the register so.
  const named = 'Government and defense standards'
  const found = builtPages.flatMap(({ address, document }) =>
    wordBlocks(document)
      .filter(({ text }) => pattern.test(text.replace(named, '')))
      .map(({ text }) => `${address}: ${text}`),
  )
  expect(found).toEqual([])
})

describe.each(builtPages)('links of $address', ({ document }) => {
  const links = [...document.querySelectorAll('a[href]')]

  it('leave the site only by https, by mail or by telephone, and open no window that can reach back', () => {
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^(?:\/(?!\/)|#|https:\/\/|mailto:[^@]+@|tel:\+)/)
      if (link.getAttribute('target') === '_blank') expect(link.getAttribute('rel')).toContain('noopener')
    }
  })

  it('have texts that say where they lead', () => {
    for (const link of links) {
      const words = fold(`${link.textContent} ${link.getAttribute('aria-label') ?? ''}`)
      expect(words, link.outerHTML).not.toBe('')
      expect(words).not.toMatch(/^(?:here|click here|read more|more|link)$/i)
    }
  })
})
