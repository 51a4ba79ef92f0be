import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { figureNames } from '#content/schema/figure.ts'
import { cachePath, isCached, keep } from '#server/publish/cache/build-cache.ts'
import { codeHash } from '#server/publish/cache/code-hash.ts'

const renderer = 'components/figures/render.tsx'
type Renderer = typeof import('#components/figures/render.tsx')

/**
 * Writes every figure to `<folder>/figures/<name>.svg`. A figure depends on code alone, so the hash of that code is its
 * cache key: while it is unchanged, neither the drawings nor the day are loaded.
 */
export async function writeFigures(folder: string): Promise<void> {
  const code = codeHash(renderer)
  const kept = figureNames.map((name) => ({ name, path: cachePath(JSON.stringify([code, name]), '.svg') }))
  if (!kept.every(({ path }) => isCached(path))) {
    const { module } = await runnerImport<Renderer>(`./${renderer}`)
    for (const { name, path } of kept) keep(path, Buffer.from(module.renderFigure(name)))
  }
  mkdirSync(join(folder, 'figures'), { recursive: true })
  for (const { name, path } of kept) copyFileSync(path, join(folder, 'figures', `${name}.svg`))
}
