import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { site } from '#content/site.ts'
import { articleShapes, type CardShape, cardFile, cardSizes } from '#server/document/social-image.ts'
import { type Card, type CardElement, cardElement } from '#server/publish/card.ts'
import { drawingTools } from '#server/publish/card-fonts.ts'
import type { ContentGraph, PublishedPage } from '#server/publish/content-graph.ts'
import { cachePath, isCached } from '#server/publish/image-cache.ts'

/** A card to draw: its elements, its size in pixels, and where it is kept. */
export interface CardJob {
  element: CardElement
  size: { width: number; height: number }
  path: string
}

/** Fewer than this are drawn sooner than a second thread has started. */
const leastForThread = 4

/** Puts the card of every page, and the further shapes of articles, into a built site. Unchanged cards are not drawn again. */
export async function writeCards(folder: string, graph: ContentGraph): Promise<void> {
  const icon = await readFile(join(folder, 'icon.svg'), 'utf8')
  const tools = drawingTools()
  const cards = graph.flatMap((page) =>
    shapesOf(page).map((shape) => {
      const element = cardElement(cardOf(page), shape, icon)
      const job: CardJob = { element, size: cardSizes[shape], path: cachePath(JSON.stringify([tools, shape, element])) }
      return { job, file: join(folder, cardFile(page.path, shape)) }
    }),
  )
  await drawOnAllCores(cards.map(({ job }) => job).filter(({ path }) => !isCached(path)))
  await Promise.all(
    cards.map(async ({ job, file }) => {
      await mkdir(dirname(file), { recursive: true })
      await copyFile(job.path, file)
    }),
  )
}

async function drawOnAllCores(jobs: readonly CardJob[]): Promise<void> {
  const threads = Math.min(availableParallelism(), Math.ceil(jobs.length / leastForThread))
  const shares = Array.from({ length: threads }, (_, thread) => jobs.filter((_, index) => index % threads === thread))
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('./card-thread.ts', import.meta.url), { workerData: share })
          worker.once('error', reject)
          worker.once('exit', (code) =>
            code === 0 ? resolve() : reject(new Error(`Drawing cards ended with code ${code}.`)),
          )
        }),
    ),
  )
}

const shapesOf = (page: PublishedPage): readonly CardShape[] =>
  page.article === undefined ? ['card'] : ['card', ...articleShapes]

const cardOf = ({ path, title, trail }: PublishedPage): Card => ({
  path,
  title: title.replace(` | ${site.name}`, ''),
  section: trail.length > 2 ? (trail.at(-2) ?? '') : '',
})
