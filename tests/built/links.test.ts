/*
 * Links and redirects of all pages: none goes round, and each to the contact form asks about what it says. The build stops at
 * a dead link, and at a redirect to no page.
 */

import { describe, expect, it } from 'vitest'
import { generalLabel, topicOfLabel } from '#content/articles/article-links.ts'
import { vagueLink } from '#content/en/language/wording.ts'
import { routeFragments } from '#content/en/routes.ts'
import { sheetIndexArticles } from '#content/facts/limits.ts'
import { redirects } from '#content/facts/redirects.ts'
import { contactAbout, topics } from '#content/schema/topic.ts'
import { redirectFor } from '#server/publish/redirects.ts'
import {
  type BuiltPage,
  builtPages,
  everyPage,
  inEachLanguage,
  inFrench,
  isPaired,
  page,
  readBuilt,
  textOf,
} from './built-pages.ts'
import { fold } from './word-blocks.ts'

/** The links in a part of a page that stay on this site, as paths. */
const linksOf = ({ document, address }: BuiltPage, part = 'body') =>
  [...document.querySelectorAll(`${part} a[href]`)].flatMap((link) => {
    const { origin, pathname } = new URL(link.getAttribute('href') ?? '', `https://site.invalid${address}`)
    return origin === 'https://site.invalid' ? [pathname] : []
  })

it.each(inEachLanguage)(
  'leads from the header, menu or footer of every page of $tag to every public one in at most two links',
  (language) => {
    const ahead = new Map(language.pages.map((built) => [built.address, linksOf(built)]))
    const far = language.pages.flatMap((built) => {
      const first = [...linksOf(built, 'body > header'), ...linksOf(built, 'body > footer')]
      const near = new Set([built.address, ...first, ...first.flatMap((path) => ahead.get(path) ?? [])])
      return language.publicPages
        .filter(({ address }) => !near.has(address))
        .map(({ address }) => `${built.address} to ${address}`)
    })
    expect(far).toEqual([])
  },
)

it.each(inEachLanguage)(
  'names every public page of $tag in the sheet index, of the articles the newest',
  (language) => {
    const index = language.pages.filter(({ name }) => name === '/sheet-index')
    const named = new Set(index.flatMap((built) => linksOf(built)))
    const missing = language.publicPages.filter(({ address }) => !named.has(address)).map(({ name }) => name)
    const articles = missing.filter((name) => name.startsWith('/blog/'))
    expect(missing.filter((name) => !articles.includes(name))).toEqual([])
    const listed = language.publicPages.filter(({ name }) => name.startsWith('/blog/')).length - articles.length
    expect(listed).toBe(Math.min(listed + articles.length, sheetIndexArticles))
  },
)

const rules = readBuilt('_redirects')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

it.each(Object.entries(redirects))('%s leads to %s in one hop', (from, to) => {
  expect(redirectFor(to)).toBeUndefined()
  for (const form of [from, `${from}/`, `${from}//`]) expect(redirectFor(form)).toEqual({ location: to, status: 301 })
})

it('leads each page without its slash and without .html in one hop', () => {
  for (const { address, file } of everyPage.filter(
    (built) => built.address !== '/' && !built.file.endsWith('404.html'),
  )) {
    expect(redirectFor(address), address).toBeUndefined()
    for (const form of [`${address}/`, `/${file}`, `/${file}/`])
      expect(redirectFor(form), form).toEqual({ location: address, status: 301 })
  }
  expect(redirectFor('/index.html')).toEqual({ location: '/', status: 301 })
})

it('gives other hosts the same table, each rule landing at once', () => {
  for (const [from = '', to = '', status] of rules) {
    expect(redirectFor(from)?.location, from).toBe(to)
    expect(status).toBe('301')
  }
  for (const from of Object.keys(redirects)) expect(rules.map(([first]) => first)).toContain(from)
})

const contactLinks = builtPages.flatMap(({ address, document }) =>
  [...document.querySelectorAll('a[href^="/contact"]')].map((link) => ({
    address,
    label: textOf(link),
    href: link.getAttribute('href') ?? '',
  })),
)

/** The topics that the links of a page to the contact form ask about, in order; null for none in particular. */
const asked = ({ document }: BuiltPage) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/contact"], a[href^="/fr/nous-joindre"]')]
    .filter((link) => !link.hasAttribute('hreflang'))
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://site.invalid').searchParams.get('topic'))

it.each(builtPages.filter(isPaired))('the links of $address ask about the same in French', (one) => {
  expect(asked(inFrench(one.name))).toEqual(asked(one))
})

describe('links to the contact page', () => {
  it.each(topicOfLabel)('%s carries its topic', (label, topic) => {
    const found = contactLinks.filter((link) => label.test(link.label))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ href }) => href !== contactAbout(topic))).toEqual([])
  })

  it('have a topic of the form, or a label that asks nothing in particular', () => {
    const known = topics.map(String)
    const topicOf = (href: string) => new URL(href, 'https://site.invalid').searchParams.get('topic')
    const unknown = contactLinks.filter(({ href }) => href.includes('?') && !known.includes(topicOf(href) ?? ''))
    expect(unknown).toEqual([])
    const general = new Set(
      contactLinks.filter(({ href }) => href === '/contact').map(({ label }) => label.toLowerCase()),
    )
    expect([...general].filter((label) => !generalLabel.test(label))).toEqual([])
  })
})

it.each(['/contact', '/fr/nous-joindre'])('the form of %s offers every topic once, and one is chosen', (address) => {
  const choices = [...page(address).document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  expect(choices.map(({ id }) => id)).toEqual(topics.map((topic) => `topic-${topic}`))
  expect(choices.filter((choice) => choice.hasAttribute('checked'))).toHaveLength(1)
  expect(new Set(choices.map(({ value }) => value)).size).toBe(topics.length)
  for (const { value, form } of choices) {
    expect(value).toMatch(/^(?:New Contact Form Submission|Nouveau message du formulaire) - Cairnline\u00a0?: \p{L}/u)
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data')
  }
})

it.each([...routeFragments])('%s has the fragments that articles can link to', (address, fragments) => {
  const { document } = page(address)
  for (const fragment of fragments) expect(document.getElementById(fragment), `#${fragment}`).not.toBeNull()
})

describe.each(builtPages)('links of $address', ({ document }) => {
  const all = [...document.querySelectorAll('a[href]')]

  it('leave the site only by https, by mail or by telephone, and open no window that can reach back', () => {
    for (const link of all) {
      expect(link.getAttribute('href')).toMatch(/^(?:\/(?!\/)|#|https:\/\/|mailto:[^@]+@|tel:\+)/)
      if (link.getAttribute('target') === '_blank') expect(link.getAttribute('rel')).toContain('noopener')
    }
  })

  it('have texts that say where they lead', () => {
    for (const link of all) {
      const words = fold(`${link.textContent} ${link.getAttribute('aria-label') ?? ''}`)
      expect(words, link.outerHTML).not.toBe('')
      expect(words).not.toMatch(vagueLink)
    }
  })
})
