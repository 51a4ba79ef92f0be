/* The fonts that pages load, and those shown until they arrive. */

import { describe, expect, it } from 'vitest'
import { textCharacters } from '#content/languages/characters.ts'
import { boldCharacters } from '#server/publish/fonts/subset-fonts.ts'
import { everyPage } from './built-pages.ts'

/** The font faces of a page's styles. */
function facesOf(document: Document): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  return rules.filter((rule) => rule.startsWith('@font-face'))
}

const weight = (face: string): string => /font-weight: ([\d ]+)/.exec(face)?.[1] ?? ''
const family = (face: string): string => /font-family: "?([^";]+)/.exec(face)?.[1] ?? ''

describe.each(everyPage)('fonts of $address', ({ document }) => {
  const faces = facesOf(document)
  const drawn = faces.filter((face) => face.includes('url('))
  const local = faces.filter((face) => !face.includes('url('))

  it('are all preloaded, in the mode in which browsers request fonts, before any words', () => {
    const preloads = [...document.querySelectorAll('link[rel="preload"][as="font"]')]
    const files = new Set(drawn.map((face) => /url\("?([^")]+)/.exec(face)?.[1]))
    expect(files.size).toBe(3)
    expect(new Set(preloads.map((link) => link.getAttribute('href')))).toEqual(files)
    // Browsers request fonts without credentials. A preload with credentials would not match, and load the font twice.
    for (const link of preloads) expect(link.hasAttribute('crossorigin')).toBe(true)
    // Chromium delays the first paint for a font that the head preloads.
    expect(document.head.querySelector('link[as="font"]')).toBeNull()
    // Otherwise text would request a face first, with the page's URL as the referrer, and the URL of a message's link
    // contains a token.
    expect([...document.body.children].slice(0, 3)).toEqual(preloads)
  })

  it('show words at once, and change them when they arrive', () => {
    for (const face of drawn) expect(face).toContain('font-display: swap')
  })

  it('have fallbacks of their own metrics, regular and bold', () => {
    const [regular, bold] = ['400 500', '600 900']
    // Three faces of a weight: for all letters, for those that are wider in ours, for the space (record 53).
    const fallbacks = {
      'Schibsted-Arial': [regular, regular, regular, bold, bold, bold],
      'Schibsted-Roboto': [regular, bold, bold, bold],
      'Spline-Courier': [regular, bold],
    }
    for (const [name, weights] of Object.entries(fallbacks))
      expect(local.filter((face) => family(face) === name).map(weight)).toEqual(weights)
    for (const face of local) expect(face).toMatch(/ascent-override: [\d.]+%; descent-override: [\d.]+%/)
  })

  it('have in bold every character of headings and bold words that they have in text', () => {
    const bold = [...document.querySelectorAll('h1, h2, h3, h4, b, strong')].map(({ textContent }) => textContent)
    expect([...new Set(bold.join('')).intersection(textCharacters).difference(boldCharacters)]).toEqual([])
  })
})
