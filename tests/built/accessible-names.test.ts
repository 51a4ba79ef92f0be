/* What screen readers hear: names of landmarks, links and large figures. */

import { describe, expect, it } from 'vitest'
import { everyPage, everyPublicPage, isNotFound } from './built-pages.ts'

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** What a screen reader says of an element: its text without what is hidden from assistive technology. */
function said(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return textOf(copy)
}

/** Where a link leads. A query chooses a topic or a subject, and leads to the same place. */
function targetOf(link: Element, address: string): string {
  const target = new URL(link.getAttribute('href') ?? '', `https://site.example${address}`)
  target.search = ''
  return target.href
}

/** Whether an element with a role has that of a landmark (WAI-ARIA 1.2, section 5.3.4). */
const isLandmark = (element: Element) =>
  !element.hasAttribute('role') ||
  /^(banner|complementary|contentinfo|form|main|navigation|region|search)$/.test(element.getAttribute('role') ?? '')

describe.each(everyPublicPage.filter(({ name }) => name !== '/'))('$address', ({ document }) => {
  it('names itself in its h1 as in its breadcrumbs', () => {
    const name = textOf(document.querySelector('nav span[aria-current]'))
    expect(name).not.toBe('')
    expect(textOf(document.querySelector('h1')).startsWith(name.split(' | ')[0] ?? '')).toBe(true)
  })
})

describe.each(everyPage)('$address', (built) => {
  const { document } = built

  it('gives each landmark of one kind a name of its own', () => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? ''))
    const named = [
      ...document.querySelectorAll(
        'nav, aside, search, [role], :is(section, form):is([aria-label], [aria-labelledby])',
      ),
    ]
    const names = named
      .filter(isLandmark)
      .map((element) => `${element.getAttribute('role') ?? element.tagName} ${nameOf(element)}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('gives the links to two places two names', () => {
    const targets = new Map<string, Set<string>>()
    for (const link of document.querySelectorAll('a[href]')) {
      const name = link.getAttribute('aria-label') ?? said(link)
      targets.set(name, (targets.get(name) ?? new Set()).add(targetOf(link, built.address)))
    }
    expect([...targets].filter(([, { size }]) => size > 1).map(([name, all]) => [name, ...all])).toEqual([])
  })

  it('calls itself alone the current page, and the section that it is part of current', () => {
    const sections = [...document.querySelectorAll('header a[aria-current]')]
    expect(sections.map((link) => link.getAttribute('aria-current'))).toEqual(
      sections.map((link) =>
        targetOf(link, '/') === targetOf(document.createElement('a'), built.address) && !isNotFound(built)
          ? 'page'
          : 'true',
      ),
    )
  })

  it('has the lists of the menu and the footer in navigation with a name', () => {
    for (const part of document.querySelectorAll('#menu ol, body > footer ul'))
      expect(part.closest('nav[aria-label]')).not.toBeNull()
  })

  it('has the heading of a section before its text', () => {
    const early = [...document.querySelectorAll('main section:not(:has(h1))')].flatMap((section) => {
      const heading = section.querySelector('h2')
      if (heading === null) return []
      return [...section.querySelectorAll('p, a')].filter((part) => part.compareDocumentPosition(heading) & 4)
    })
    // A label may be before it: it is no sentence.
    const isText = (part: Element) => part.matches('a') || /[.?!]$/.test(textOf(part))
    expect(early.filter(isText).map(textOf)).toEqual([])
  })

  it('says figures that are set large in words, without signs', () => {
    const short = [...document.querySelectorAll('main :is(span, b, p, dt, dd):not([aria-hidden="true"])')].map(said)
    expect(short.filter((words) => words.length < 12 && /\d/.test(words) && /[<+]/.test(words))).toEqual([])
  })
})
