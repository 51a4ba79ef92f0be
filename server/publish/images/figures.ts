import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { figureNames } from '#content/schema/figure.ts'
import { cachePath, isCached, keep } from '#server/publish/cache/build-cache.ts'
import { codeHash } from '#server/publish/cache/code-hash.ts'

const renderer = 'components/figures/render.ts'
type Renderer = typeof import('#components/figures/render.ts')

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

/** Serves the figures under `npm run dev`, drawn anew for each request. */
export function figures(): Plugin {
  return {
    name: 'cairnline:figures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/figures', async (request, response, next) => {
        const name = figureNames.find((known) => request.url?.split('?')[0] === `/${known}.svg`)
        if (!name) return next()
        const { renderFigure } = (await server.ssrLoadModule(`/${renderer}`)) as Renderer
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(renderFigure(name))
      })
    },
  }
}
