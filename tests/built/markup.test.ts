/* The HTML of every page: landmarks, headings, ids, images. */

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { layoutIds } from '#content/schema/layout-ids.ts'
import { printAndContrastMedia } from '#server/publish/assets/style-rules.ts'
import { everyPage, readBuilt } from './built-pages.ts'

/** The words of articles, which may say of a value that it is undefined. */
const articles = globSync('content/*/blog/*.md')
  .map((file) => readFileSync(file, 'utf8').replace(/\{\{[^{}]*\}\}/g, ''))
  .join('\n')

describe.each(everyPage)('markup of $address', (built) => {
  const { document } = built

  it('carries no style attribute, and links one stylesheet, behind its words: for media of few visits', () => {
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
    expect(document.head.querySelectorAll('style')).toHaveLength(2)
    // The styles of the whole page follow its first section.
    const sections = document.querySelectorAll('main > section:first-child')
    expect(document.body.querySelectorAll('style')).toHaveLength(sections.length)
    expect(document.querySelectorAll('main > section:first-child + style')).toHaveLength(sections.length)
    const linked = [...document.querySelectorAll('link[rel="stylesheet"]')]
    const media = linked.map((link) => link.getAttribute('media'))
    expect(media).toEqual([printAndContrastMedia])
    for (const link of linked) {
      expect(document.querySelector('body > footer')?.compareDocumentPosition(link)).toBe(
        link.DOCUMENT_POSITION_FOLLOWING,
      )
      // A face that is declared again is loaded again.
      expect(readBuilt(link.getAttribute('href')?.slice(1) ?? '')).not.toContain('@font-face')
    }
  })

  it('writes the role of each nav before its text, and has a lead in the container of its text', () => {
    // @mozilla/readability 0.6.0 leaves out what has the role as an attribute, and one container is what it takes.
    const heading = document.querySelector('main h1')
    for (const nav of document.querySelectorAll('main nav:has(ol)')) expect(nav.getAttribute('role')).toBe('navigation')
    expect(document.querySelectorAll('main details nav')).toHaveLength(0)
    const article = heading?.closest('article')
    if (article) expect(heading?.closest('.article-body')).toBe(article.querySelector('h2')?.closest('.article-body'))
  })

  it('has one main, one footer, and a skip link that leads to the main', () => {
    expect(document.querySelectorAll('main#main')).toHaveLength(1)
    expect(document.querySelectorAll('body > footer')).toHaveLength(1)
    expect(document.querySelector('body a')?.getAttribute('href')).toBe('#main')
  })

  it('has one h1, and no heading that skips a level', () => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
      (heading) => !heading.closest('noscript, footer'),
    )
    expect(headings.filter((heading) => heading.tagName === 'H1')).toHaveLength(1)
    let level = 0
    for (const heading of headings) {
      const next = Number(heading.tagName.slice(1))
      expect(next, `${heading.tagName} ${heading.textContent}`).toBeLessThanOrEqual(level + 1)
      level = next
    }
  })

  it('gives every image its size and a text, and every id once', () => {
    for (const image of document.querySelectorAll('img')) {
      expect(image.getAttribute('alt'), image.outerHTML).not.toBeNull()
      expect(Number(image.getAttribute('width')), image.outerHTML).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height')), image.outerHTML).toBeGreaterThan(0)
    }
    // Beside a link or a title an image may be decoration. A figure is content.
    for (const image of document.querySelectorAll('figure img'))
      expect(image.getAttribute('alt'), image.outerHTML).toMatch(/\S/)
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('asks for what a browser knows only in fields for text (HTML, section 4.10.18.7.1)', () => {
    const ticked = document.querySelectorAll(':is([type="checkbox"], [type="radio"], button)[autocomplete]')
    expect([...ticked].map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it('shows no placeholder and no undefined value', () => {
    const found = (document.body.textContent ?? '').match(/\{\{|\bundefined\b|\bNaN\b|\[object/g) ?? []
    expect(found.filter((one) => !articles.includes(` ${one}`))).toEqual([])
    expect(document.body.innerHTML).not.toMatch(/[("]figure:/)
  })
})

const articlePages = everyPage.filter(({ address }) => /\/blog(?:ue)?\/./.test(address))

it.each(articlePages)('sections of $address cannot have the id of anything around them', ({ document }) => {
  const around = [...document.querySelectorAll('[id]:not(article section[id])')].map(({ id }) => id)
  const fromHeadings = around.filter((id) => /^[a-z\d-]+$/.test(id))
  expect(fromHeadings.filter((id) => !layoutIds.some((known) => known === id))).toEqual([])
})
