/// <reference path="./upng-js.d.ts" />
import { workerData } from 'node:worker_threads'
import { type RenderedImage, renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import upng from 'upng-js'
import { cardSizes } from '#server/document/social-image.ts'
import { keep } from '#server/publish/cache/build-cache.ts'
import { cardElement } from './card.ts'
import { cardFonts } from './card-fonts.ts'
import type { CardJob } from './card-job.ts'

/** Bytes, with a margin, above which chat windows skip an image. */
const most = 100_000
/** Colours of a palette image. Flat art shows no difference to the eye at this number. */
const palette = 256

// A thread of `cards.ts`: draws its share of the cards into the cache.
const fonts = await cardFonts()
for (const { card, shape, path } of workerData as readonly CardJob[]) {
  const svg = await satori(cardElement(card, shape), { ...cardSizes[shape], fonts })
  keep(path, encode(await renderAsync(svg, { font: { loadSystemFonts: false } })))
}

/** The image as PNG. A palette halves the bytes of one that is too large, and takes as long as drawing it. */
function encode(image: RenderedImage): Uint8Array {
  const plain = image.asPng()
  if (plain.length <= most) return plain
  return new Uint8Array(upng.encode([new Uint8Array(image.pixels).buffer], image.width, image.height, palette))
}
