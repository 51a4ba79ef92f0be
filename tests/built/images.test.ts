/* Social cards and icons. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { builtFiles, everyPage, everyPublicPage, metaOf, readBuilt } from './built-pages.ts'

const read = (file: string) => readFileSync(join('dist', 'client', file))

/** Width and height of a PNG, as its header says (PNG specification, section 11.2.1). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const sizes = { '1x1': [1200, 1200], '4x3': [1200, 900], '16x9': [1200, 675] } as const

describe.each(everyPage)('card of $address', ({ document }) => {
  const content = (property: string) => metaOf({ document }, property) ?? ''

  it('is a PNG of the stated size, not blank, under 120 kB, with an alternative text', () => {
    const address = content('og:image')
    expect(address.startsWith(`${site.url}/social/`)).toBe(true)
    const bytes = read(address.slice(site.url.length + 1))
    expect(sizeOf(bytes)).toEqual([1200, 630])
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
    // A blank card of this size has 4 kB.
    expect(bytes.length).toBeGreaterThan(8_000)
    expect(bytes.length).toBeLessThan(120_000)
    expect(content('og:image:alt')).toMatch(/^.{20,}$/)
  })
})

it('draws a card of its own for every public page', () => {
  const cards = everyPublicPage.map(({ address }) => read(`social/${address === '/' ? 'home' : address.slice(1)}.png`))
  expect(new Set(cards.map((card) => createHash('sha256').update(card).digest('hex'))).size).toBe(
    everyPublicPage.length,
  )
})

it('draws articles in the three shapes of search engines', () => {
  const articles = everyPublicPage.filter(({ name }) => name.startsWith('/blog/'))
  expect(articles.length).toBeGreaterThan(0)
  for (const { address } of articles)
    for (const [shape, size] of Object.entries(sizes)) {
      const bytes = read(`social${address}-${shape}.png`)
      expect(sizeOf(bytes), address).toEqual(size)
      expect(bytes.length, address).toBeLessThan(200_000)
    }
})

it('publishes no image that no page names', () => {
  const named = everyPublicPage.map(({ html }) => html).join()
  expect(builtFiles.filter((file) => file.startsWith('social/') && !named.includes(`${site.url}/${file}`))).toEqual([])
})

it('names in its manifest icons that are there, in the sizes that it says', () => {
  const manifest = JSON.parse(readBuilt('site.webmanifest')) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, type } of manifest.icons) {
    if (type === 'image/svg+xml') expect(read(src).length).toBeGreaterThan(0)
    else expect(sizeOf(read(src)).join('x')).toBe(sizes)
  }
  // Not in any head, because iOS requests this address automatically.
  expect(sizeOf(read('apple-touch-icon.png'))).toEqual([180, 180])
})

it('has a favicon.ico of three sizes, and a head that leads to every icon', () => {
  const icon = read('favicon.ico')
  // The number of images, and then 16 bytes for each, of which the first is its width.
  const widths = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => icon[6 + 16 * index])
  expect(widths).toEqual([16, 32, 48])
  for (const { document } of everyPage)
    for (const link of document.querySelectorAll('link[rel~="icon"], link[rel="manifest"]'))
      expect(builtFiles).toContain(link.getAttribute('href')?.slice(1))
})
