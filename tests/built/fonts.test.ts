import { describe, expect, it } from 'vitest'
import { foreignCharacters } from '#server/publish/fonts/check-characters.ts'
import { boldCharacters } from '#server/publish/fonts/cut-faces.ts'
import { messageLinkPages } from '#server/publish/redirects.ts'
import { everyPage } from './site.ts'

/** The font faces of a page's styles. */
function facesOf(document: Document): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  return rules.filter((rule) => rule.startsWith('@font-face'))
}

const weight = (face: string): string => /font-weight: ([\d ]+)/.exec(face)?.[1] ?? ''
const family = (face: string): string => /font-family: "?([^";]+)/.exec(face)?.[1] ?? ''

const isHeading = (face: string) => weight(face) === '800 900'

describe.each(everyPage)('fonts of $address', ({ name, address, document }) => {
  const faces = facesOf(document)
  const drawn = faces.filter((face) => face.includes('url('))
  // A face without a character has no metrics: it keeps the weights of text from the face of headings.
  const local = faces.filter((face) => !face.includes('url(') && !face.includes('unicode-range'))

  it('preload the face of the headings, in the mode in which browsers request fonts', () => {
    const preloads = [...document.querySelectorAll('link[rel="preload"][as="font"]')]
    const file = /url\("?([^")]+)/.exec(drawn.find(isHeading) ?? '')?.[1]
    expect(preloads.map((link) => link.getAttribute('href'))).toEqual([file])
    // Browsers request fonts without credentials. A preload with credentials would not match, and load the font twice.
    for (const link of preloads) expect(link.hasAttribute('crossorigin')).toBe(true)
    // Chromium holds the first paint back for a font that the head preloads.
    expect(document.head.querySelector('link[as="font"]')).toBeNull()
    // The page's name is read before it, but where styles that ask for the face first would name the address of a message.
    const before = preloads[0]?.previousElementSibling?.localName
    expect(before).toBe(messageLinkPages.includes(address) ? undefined : 'header')
  })

  it('swap in headings alone', () => {
    for (const face of drawn) expect(face).toContain(`font-display: ${isHeading(face) ? 'swap' : 'optional'}`)
  })

  // A referrer of a font that styles ask for could hold the token of a link to sign-in (server/publish/assets/style-rules.ts).
  it(name === '/login' ? 'are the file that is preloaded' : 'are those of headings, text and mono', () => {
    expect(new Set(drawn.map((face) => /url\([^)]+/.exec(face)?.[0])).size).toBe(name === '/login' ? 1 : 3)
  })

  it('have fallbacks of their own metrics, regular and bold', () => {
    for (const one of ['Schibsted-Arial', 'Schibsted-Roboto', 'Spline-Courier'])
      expect(local.filter((face) => family(face) === one).map(weight)).toEqual(['400 500', '600 900'])
    for (const face of local) expect(face).toMatch(/ascent-override: [\d.]+%; descent-override: [\d.]+%/)
  })

  it('hold every character of headings and words in bold', () => {
    const bold = [...document.querySelectorAll('h1, h2, h3, h4, b, strong')].map(({ textContent }) => textContent)
    const known = boldCharacters.union(foreignCharacters).union(new Set('\n'))
    expect([...new Set(bold.join('')).difference(known)]).toEqual([])
  })
})
