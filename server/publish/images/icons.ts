/// <reference path="./ico-endec.d.ts" />
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import icoEndec from 'ico-endec'
import { themeColor } from '#server/document/head.ts'
import { cached, cachePath } from '#server/publish/cache/build-cache.ts'
import { iconIn } from './site-icon.ts'
import { dataAddress } from './svg.ts'

interface Icon {
  file: string
  /** Width and height in pixels. */
  size: number
  /** The mark's share of the width. Below 1, the mark lies on paper. */
  share: number
  /** Purpose in the manifest. Undefined for icons that the manifest does not list. */
  purpose: 'any' | 'maskable' | undefined
}

/** The icon as images. A mask may cut a maskable icon down to a circle of 80% (W3C, Manifest). */
export const icons: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 1, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.62, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.78, purpose: undefined },
]

const faviconSizes = [16, 32, 48] as const

/** Draws the icons and `favicon.ico` of a built site. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = dataAddress(iconIn('light'))
  const write = (file: string, bytes: Uint8Array) => writeFile(join(folder, file), bytes)
  await Promise.all(icons.map(async ({ file, size, share }) => write(file, await drawIcon(mark, size, share))))
  const images = await Promise.all(faviconSizes.map((size) => drawIcon(mark, size, 1)))
  await write('favicon.ico', icoEndec.encode(images))
}

function drawIcon(mark: string, size: number, share: number): Promise<Buffer> {
  const width = size * share
  const start = (size - width) / 2
  const ground = share < 1 ? `<rect width="${size}" height="${size}" fill="${themeColor('light')}"/>` : ''
  const image = `<image href="${mark}" x="${start}" y="${start}" width="${width}" height="${width}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${image}</svg>`
  return cached(cachePath(svg, '.png'), async () =>
    (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng(),
  )
}
