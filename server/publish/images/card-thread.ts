/// <reference path="./upng-js.d.ts" />
import { workerData } from 'node:worker_threads'
import { type RenderedImage, renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import upng from 'upng-js'
import { cardSizes } from '#server/document/social-image.ts'
import { keep } from '#server/publish/cache/build-cache.ts'
import { cardElement } from './card.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardJob } from './cards.ts'

/** Bytes above which chat windows begin to skip an image, less a margin. */
const most = 100_000
/** So many colours lose nothing that an eye could find in flat art. */
const palette = 256

// A thread of `cards.ts`: draws its share of the cards into the cache.
const fonts = await cardFonts()
for (const { card, shape, icon, path } of workerData as readonly CardJob[]) {
  const svg = await satori(cardElement(card, shape, icon), { ...cardSizes[shape], fonts })
  keep(path, encode(await renderAsync(svg, { font: { loadSystemFonts: false } })))
}

/** As PNG; with a palette where it would be too large, which halves the bytes and takes as long as all else. */
function encode(image: RenderedImage): Uint8Array {
  const plain = image.asPng()
  if (plain.length <= most) return plain
  return new Uint8Array(upng.encode([new Uint8Array(image.pixels).buffer], image.width, image.height, palette))
}
