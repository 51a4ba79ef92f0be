import { describe, expect, it } from 'vitest'
import { fold, sentences, wordBlocks } from './blocks.ts'
import { builtFiles, builtPages, isNotFound, page, publicPages, texts } from './site.ts'

const articles = builtPages.filter(({ address }) => address.startsWith('/blog/'))

/** Pages that quote others by design, and pages that are one in three forms. */
const quoting = ['/', '/services', '/sectors', '/blog']

/** What the voice rules out, and spellings that are not Canadian. 'Defense' stands in names alone. */
const banned = [
  /revolution(?:ary|i[sz]e)|cutting-edge|\bunlock|\bleverag|in today.s world/i,
  /seamless|game.chang|state.of.the.art|best.in.class|world.class|next.generation/i,
  /\bcent(?:er|ers|ered)\b|behavior|\bcolor|neighbor|kilometer|\banalyz|\btravel(?:ed|ing|er)\b|\bdefense\b/,
  /—|\b(?:lorem|todo|tbd)\b/i,
]

describe.each(articles)('$address', ({ document, address }) => {
  const body = document.querySelector('.article-body')

  it('has 1,200 to 2,000 words', () => {
    const words = wordBlocks(document)
      .filter(({ element }) => body?.contains(element) && element.tagName !== 'FIGURE')
      .flatMap(({ text }) => text.match(/\w\S*/g) ?? [])
    expect(words.length).toBeGreaterThanOrEqual(1200)
    expect(words.length).toBeLessThanOrEqual(2000)
  })

  it('has contents that lead to its sections, in order', () => {
    const sections = [...document.querySelectorAll('.article-body > section')].map(({ id }) => `#${id}`)
    const links = [...document.querySelectorAll('.section-index a')].map((link) => link.getAttribute('href'))
    expect(sections.length).toBeGreaterThanOrEqual(4)
    expect(links).toEqual(sections)
  })

  it('numbers its figures from 1', () => {
    const captions = texts(page(address), 'figure figcaption').map((text) => /^Fig\. (\d+)\. \S/.exec(text)?.[1])
    expect(captions.length).toBeGreaterThanOrEqual(2)
    expect(captions).toEqual(captions.map((_, index) => String(index + 1)))
  })

  it('names three articles on its topics, and those before and after it', () => {
    const related = [...document.querySelectorAll('.read-on .options a')].map((link) => link.getAttribute('href'))
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(address)
    expect(document.querySelectorAll('.read-on a[rel="prev"], .read-on a[rel="next"]').length).toBeGreaterThan(0)
  })
})

it('leads from each article to the next older one and back', () => {
  for (const { address, document } of articles) {
    const older = document.querySelector('a[rel="prev"]')?.getAttribute('href')
    if (older) expect(page(older).document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(address)
  }
  expect(articles.filter(({ document }) => !document.querySelector('a[rel="prev"]'))).toHaveLength(1)
})

it('lets no sentence stand on two pages', () => {
  const owners = new Map<string, Set<string>>()
  for (const { address, document } of publicPages.filter((built) => !quoting.includes(built.address)))
    for (const { element, text } of wordBlocks(document)) {
      // A figure of the day is the same figure wherever it stands, and a description may be a page's own lead.
      if (element.closest('figure, table') || element.tagName === 'META') continue
      for (const sentence of sentences(text)) owners.set(sentence, (owners.get(sentence) ?? new Set()).add(address))
    }
  expect(owners.size).toBeGreaterThan(1000)
  const twice = [...owners].filter(([, pages]) => pages.size > 1)
  expect(twice.map(([sentence, pages]) => `${[...pages].join(' ')}: ${sentence}`)).toEqual([])
})

it.each(banned)('holds nothing like %s', (pattern) => {
  // The specification's name for a section of the register.
  const named = 'Government and defense standards'
  const found = builtPages.flatMap(({ address, document }) =>
    wordBlocks(document)
      .filter(({ text }) => pattern.test(text.replace(named, '')))
      .map(({ text }) => `${address}: ${text}`),
  )
  expect(found).toEqual([])
})

describe.each(builtPages)('links of $address', ({ document, address }) => {
  const links = [...document.querySelectorAll('a[href]')]
  const addresses = new Map(builtPages.filter((built) => !isNotFound(built)).map((built) => [built.address, built]))

  it('lead to pages that were built, and to places on them', () => {
    const own = addresses.get(address) ?? page(address)
    const dead = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const [, path = '', fragment] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
        const target = path === '' ? own : addresses.get(path)
        if (!target) return !builtFiles.includes(path.slice(1))
        return fragment !== undefined && fragment !== '' && !target.document.getElementById(fragment)
      })
    expect(dead).toEqual([])
  })

  it('leave the site only by https, by mail or by telephone, and open no window that can reach back', () => {
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^(?:\/(?!\/)|#|https:\/\/|mailto:[^@]+@|tel:\+)/)
      if (link.getAttribute('target') === '_blank') expect(link.getAttribute('rel')).toContain('noopener')
    }
  })

  it('say where they lead', () => {
    for (const link of links) {
      const words = fold(`${link.textContent} ${link.getAttribute('aria-label') ?? ''}`)
      expect(words, link.outerHTML).not.toBe('')
      expect(words).not.toMatch(/^(?:here|click here|read more|more|link)$/i)
    }
  })
})
