/* Pages as Markdown, and llms.txt. */

import { JSDOM } from 'jsdom'
import MarkdownIt from 'markdown-it'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { site } from '#content/facts/site.ts'
import { type BuiltPage, builtFiles, everyPublicPage, inEachLanguage, readBuilt } from './built-pages.ts'

const markdownFileOf = ({ address }: BuiltPage) => (address === '/' ? 'index.md' : `${address.slice(1)}.md`)

function readMarkdownVersion(built: BuiltPage) {
  const [, matter = '', words = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(readBuilt(markdownFileOf(built))) ?? []
  return { matter: parse(matter) as Record<string, unknown>, words }
}

/** Text without white space, since line ends belong to markup. The alternative text of an image counts as words. */
function letters(root: Element): string {
  const copy = root.cloneNode(true) as Element
  const operated = 'script, style, template, noscript, canvas, button, input, textarea, select, [data-island], #sent'
  for (const element of copy.querySelectorAll(`${operated}, [hidden], [aria-hidden="true"]`)) element.remove()
  for (const drawing of copy.querySelectorAll('svg')) drawing.replaceWith(drawing.getAttribute('aria-label') ?? '')
  for (const image of copy.querySelectorAll('img')) image.replaceWith(image.getAttribute('alt') ?? '')
  // In Markdown a caption can only precede its table.
  for (const caption of copy.querySelectorAll('caption')) caption.parentElement?.before(caption)
  return (copy.textContent ?? '').replace(/\s+/g, '')
}

describe.each(everyPublicPage)('Markdown version of $address', (built) => {
  const { matter, words } = readMarkdownVersion(built)
  const { document } = built

  it('has the words of its page, all of them and no others', () => {
    const rendered = new JSDOM(new MarkdownIt({ html: false }).render(words)).window.document.body
    const main = document.querySelector('main')
    expect(main).not.toBeNull()
    expect(letters(rendered)).toBe(main && letters(main))
  })

  it('repeats in its front matter what the head says', () => {
    expect(matter).toMatchObject({
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    })
    const published = document.querySelector('meta[property="article:published_time"]')?.getAttribute('content')
    expect(matter.published).toBe(published ?? undefined)
  })

  it('is linked from its page, and contains only absolute links', () => {
    const announced = [...document.querySelectorAll('link[rel="alternate"][type="text/markdown"]')]
    expect(announced.map((link) => link.getAttribute('href'))).toEqual([`/${markdownFileOf(built)}`])
    // An address with brackets of its own is between < and >.
    expect(words).not.toMatch(/\]\((?!<?https?:|mailto:|tel:)/)
  })
})

it('has a Markdown version for every public page, and for no other', () => {
  expect(builtFiles.filter((file) => file.endsWith('.md'))).toEqual(everyPublicPage.map(markdownFileOf).sort())
})

it.each(inEachLanguage)(
  'lists every Markdown version of $tag in its llms.txt, and holds the words of each in llms-full.txt',
  ({ prefix, publicPages }) => {
    const folder = prefix === '' ? '' : `${prefix.slice(1)}/`
    const listed = [...readBuilt(`${folder}llms.txt`).matchAll(/^- \[.+\]\((.+\.md)\): .{70,160}$/gm)].map(
      (match) => match[1],
    )
    expect(listed.sort()).toEqual(publicPages.map((built) => `${site.url}/${markdownFileOf(built)}`).sort())
    const whole = readBuilt(`${folder}llms-full.txt`)
    for (const built of publicPages) expect(whole, built.address).toContain(readMarkdownVersion(built).words.trim())
  },
)
