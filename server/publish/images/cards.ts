import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { site } from '#content/facts/site.ts'
import { articleShapes, type CardShape, cardFile } from '#server/document/social-image.ts'
import { bareTitle } from '#server/document/title.ts'
import { cachePath, isCached } from '#server/publish/cache/build-cache.ts'
import { codeHash } from '#server/publish/cache/code-hash.ts'
import { onAllCores } from '#server/publish/cache/threads.ts'
import type { Page, PublicPage } from '#server/publish/page.ts'
import { isArticle, publicPages } from '#server/publish/select-pages.ts'
import { breadcrumbs } from '#words/breadcrumbs.ts'
import type { Card } from './card.ts'
import { fontVersions } from './card-fonts.ts'
import type { CardJob } from './card-job.ts'

/** Writes the card of every page, and the further shapes of articles, into a built site. Unchanged cards come from the cache. */
export async function writeCards(folder: string, pages: readonly Page[]): Promise<void> {
  const drawing = JSON.stringify([
    codeHash('server/publish/images/card-thread.ts'),
    fontVersions(),
    site.name,
    site.url,
  ])
  const cards = publicPages(pages).flatMap((page) =>
    shapesOf(page).map((shape) => {
      const card = cardOf(page)
      const job: CardJob = { card, shape, path: cachePath(JSON.stringify([drawing, shape, card]), '.png') }
      return { job, file: join(folder, cardFile(page.name, shape)) }
    }),
  )
  await onAllCores(
    new URL('./card-thread.ts', import.meta.url),
    cards.map(({ job }) => job).filter(({ path }) => !isCached(path)),
  )
  for (const path of new Set(cards.map(({ file }) => dirname(file)))) mkdirSync(path, { recursive: true })
  for (const { job, file } of cards) copyFileSync(job.path, file)
}

const shapesOf = (page: PublicPage): readonly CardShape[] => (isArticle(page) ? ['card', ...articleShapes] : ['card'])

function cardOf({ name, metadata }: PublicPage): Card {
  const trail = breadcrumbs(metadata)
  return { path: name, title: bareTitle(metadata.title), section: trail.length > 2 ? (trail.at(-2)?.name ?? '') : '' }
}
