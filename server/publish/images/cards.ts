/* Draws the social card of every page. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import { articleShapes, type CardShape, cardFile, cardSizes } from '#server/document/addresses.ts'
import { bareTitle } from '#server/document/head.ts'
import { cached } from '#server/publish/build-cache.ts'
import { forEachConcurrently } from '#server/publish/concurrency.ts'
import type { IndexedPage, Page } from '#server/publish/page.ts'
import { indexedPages, isArticle } from '#server/publish/page.ts'
import { breadcrumbs } from '#words/breadcrumbs.ts'
import { type Card, cardElement } from './card.ts'

/** Writes the card of every page, and the further shapes of articles, into a built site. */
export async function writeCards(folder: string, pages: readonly Page[]): Promise<void> {
  const fonts = await cardFonts()
  const cards = indexedPages(pages).flatMap((page) => shapesOf(page).map((shape) => ({ page, shape })))
  await forEachConcurrently(cards, async ({ page, shape }) => {
    const svg = await cardSvg(cardOf(page), shape, fonts)
    const draw = async () => (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
    const file = join(folder, cardFile(page.name, shape))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await cached(svg, '.png', draw))
  })
}

/** The drawing of a card. A title with a character that the fonts lack is left out: the card would show an empty box for it. */
export async function cardSvg(card: Card, shape: CardShape, fonts: Font[]): Promise<string> {
  // A mark that forms no letter with the one before it: satori does not say that it lacks one.
  let isComplete = !/\p{M}/u.test(card.title.normalize('NFC'))
  const loadAdditionalAsset = async () => {
    isComplete = false
    return []
  }
  const svg = await satori(cardElement(card, shape), { ...cardSizes[shape], fonts, loadAdditionalAsset })
  return isComplete ? svg : satori(cardElement({ ...card, title: '' }, shape), { ...cardSizes[shape], fonts })
}

const shapesOf = (page: IndexedPage): readonly CardShape[] => (isArticle(page) ? ['card', ...articleShapes] : ['card'])

function cardOf({ name, metadata }: IndexedPage): Card {
  const trail = breadcrumbs(metadata)
  return { path: name, title: bareTitle(metadata.title), section: trail.length > 2 ? (trail.at(-2)?.name ?? '') : '' }
}

/**
 * Files of the site's two typefaces (OFL) as woff: satori does not read the site's woff2. Of two files with one name it uses
 * one; a letter that a font lacks it takes from the others.
 */
const fontFiles = [
  ['Schibsted Grotesk', 800, '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-800-normal.woff'],
  [
    'Schibsted Grotesk Extended',
    800,
    '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-ext-800-normal.woff',
  ],
  ['Spline Sans Mono', 400, '@fontsource/spline-sans-mono/files/spline-sans-mono-latin-400-normal.woff'],
] as const

const { resolve } = createRequire(import.meta.url)

export const cardFonts = (): Promise<Font[]> =>
  Promise.all(fontFiles.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(resolve(file)) })))
