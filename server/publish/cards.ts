import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { site } from '#content/site.ts'
import { articleShapes, type CardShape, cardFile, cardSizes } from '#server/document/social-image.ts'
import { cachePath, isCached } from '#server/publish/build-cache.ts'
import { type Card, type CardElement, cardElement } from '#server/publish/card.ts'
import { drawingTools } from '#server/publish/card-fonts.ts'
import type { ContentGraph, PublishedPage } from '#server/publish/content-graph.ts'
import { onAllCores } from '#server/publish/threads.ts'

/** A card to draw: its elements, its size in pixels, and where it is kept. */
export interface CardJob {
  element: CardElement
  size: { width: number; height: number }
  path: string
}

/** Puts the card of every page, and the further shapes of articles, into a built site. Unchanged cards are not drawn again. */
export async function writeCards(folder: string, graph: ContentGraph): Promise<void> {
  const icon = await readFile(join(folder, 'icon.svg'), 'utf8')
  const tools = drawingTools()
  const cards = graph.flatMap((page) =>
    shapesOf(page).map((shape) => {
      const element = cardElement(cardOf(page), shape, icon)
      const job: CardJob = {
        element,
        size: cardSizes[shape],
        path: cachePath(JSON.stringify([tools, shape, element]), '.png'),
      }
      return { job, file: join(folder, cardFile(page.path, shape)) }
    }),
  )
  await onAllCores(
    './card-thread.ts',
    cards.map(({ job }) => job).filter(({ path }) => !isCached(path)),
  )
  await Promise.all(
    cards.map(async ({ job, file }) => {
      await mkdir(dirname(file), { recursive: true })
      await copyFile(job.path, file)
    }),
  )
}

const shapesOf = (page: PublishedPage): readonly CardShape[] =>
  page.article === undefined ? ['card'] : ['card', ...articleShapes]

const cardOf = ({ path, title, trail }: PublishedPage): Card => ({
  path,
  title: title.replace(` | ${site.name}`, ''),
  section: trail.length > 2 ? (trail.at(-2) ?? '') : '',
})
