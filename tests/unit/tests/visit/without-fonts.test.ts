import { describe, expect, it } from 'vitest'
import { withoutFonts } from '#tests/tools/visit/host/without-fonts.ts'

const face = '@font-face{font-family:Brand;src:url(/assets/brand.woff2)format("woff2");font-display:optional}'
const fallback = '@font-face{font-family:Fallback;src:local(Arial);size-adjust:105%}'
const preload = '<link rel="preload" href="/assets/brand.woff2" as="font" type="font/woff2" crossorigin>'
const page = (head: string, styles: string) =>
  `<!doctype html><html><head>${head}<link rel="preload" href="/a.svg" as="image"><style>${styles}p{color:#123}</style></head><body><p class=a>Words &amp; more</body></html>`

describe('a page without web fonts', () => {
  it('loses preloads and faces that load a file, and nothing else', () => {
    expect(withoutFonts(page(preload, face + fallback))).toBe(
      page('', '@font-face{font-family:Fallback;src:local(Arial);size-adjust:105%}'),
    )
  })

  it('loses a face that names a local font before its file', () => {
    const mixed = '@font-face{font-family:Brand;src:local(Brand),url(/assets/brand.woff2)format("woff2")}'
    expect(withoutFonts(page('', mixed))).toBe(page('', ''))
  })
})
