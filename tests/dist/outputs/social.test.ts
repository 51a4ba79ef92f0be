/// <reference path="../../../server/publish/images/ico-endec.d.ts" />
/// <reference path="../../../server/publish/images/upng-js.d.ts" />
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import icoEndec from 'ico-endec'
import upng from 'upng-js'
import { describe, expect, it } from 'vitest'
import { site } from '#content/facts/site.ts'
import { builtFiles, everyPage, everyPublicPage, readBuilt } from '#tests/dist/site.ts'

const read = (file: string) => readFileSync(join('dist', 'client', file))
const decoded = (bytes: Buffer) => {
  const image = upng.decode(new Uint8Array(bytes).buffer)
  return {
    width: image.width,
    height: image.height,
    colors: new Set(new Uint32Array(upng.toRGBA8(image)[0] ?? new ArrayBuffer(0))).size,
  }
}
const sizes = { '1x1': [1200, 1200], '4x3': [1200, 900], '16x9': [1200, 675] } as const

describe.each(everyPage)('card of $address', ({ document }) => {
  const content = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? ''

  it('is a PNG of the stated size, not blank, under 120 kB, with an alternative text', () => {
    const address = content('og:image')
    expect(address.startsWith(`${site.url}/social/`)).toBe(true)
    const bytes = read(address.slice(site.url.length + 1))
    const { width, height, colors } = decoded(bytes)
    expect([width, height]).toEqual([1200, 630])
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630'])
    expect(colors).toBeGreaterThan(20)
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
      const { width, height } = decoded(bytes)
      expect([width, height], address).toEqual(size)
      expect(bytes.length, address).toBeLessThan(120_000)
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
    if (type === 'image/svg+xml') expect(statSync(join('dist', 'client', src)).size).toBeGreaterThan(0)
    else {
      const { width, height } = decoded(read(src))
      expect(`${width}x${height}`).toBe(sizes)
    }
  }
  // No head names it: iOS asks for this address by itself.
  expect(decoded(read('apple-touch-icon.png'))).toMatchObject({ width: 180, height: 180 })
})

it('has a favicon.ico of three sizes, and a head that leads to every icon', () => {
  expect(icoEndec.decode(read('favicon.ico')).map(({ width, imageType }) => [width, imageType])).toEqual([
    [16, 'png'],
    [32, 'png'],
    [48, 'png'],
  ])
  for (const { document } of everyPage)
    for (const link of document.querySelectorAll('link[rel~="icon"], link[rel="manifest"]'))
      expect(builtFiles).toContain(link.getAttribute('href')?.slice(1))
})
