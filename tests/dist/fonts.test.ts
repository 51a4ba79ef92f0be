import { describe, expect, it } from 'vitest'
import { builtPages } from './site.ts'

/** The font faces of a page's styles. */
function facesOf(document: Document): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  return rules.filter((rule) => rule.startsWith('@font-face'))
}

describe.each(builtPages)('fonts of $address', ({ document }) => {
  const faces = facesOf(document)
  const drawn = faces.filter((face) => face.includes('url('))
  const local = faces.filter((face) => !face.includes('url('))

  it('are preloaded once each, in the mode in which browsers request fonts', () => {
    const preloads = [...document.querySelectorAll('link[rel="preload"][as="font"]')]
    expect(preloads).toHaveLength(drawn.length)
    for (const face of drawn)
      expect(preloads.filter((link) => face.includes(`"${link.getAttribute('href')}"`))).toHaveLength(1)
    // Browsers request fonts without credentials. A preload with credentials would not match, and load the font twice.
    for (const link of preloads) expect(link.hasAttribute('crossorigin')).toBe(true)
  })

  it('never swap, and have local fallbacks with the same metrics', () => {
    expect(drawn.length).toBeGreaterThan(0)
    expect(local).toHaveLength(drawn.length)
    for (const face of drawn) expect(face).toContain('font-display: optional')
    for (const face of local) expect(face).toMatch(/ascent-override: [\d.]+%; descent-override: [\d.]+%/)
  })
})
