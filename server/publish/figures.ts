import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { figureNames } from '#content/figure.ts'

type Renderer = typeof import('#components/figures/render.ts')

/** Draws every figure into `<folder>/figures/<name>.svg`. */
export async function writeFigures(folder: string): Promise<void> {
  const { module } = await runnerImport<Renderer>('./components/figures/render.ts')
  await mkdir(join(folder, 'figures'), { recursive: true })
  await Promise.all(
    module.drawnFigures.map((name) => writeFile(join(folder, 'figures', `${name}.svg`), module.renderFigure(name))),
  )
}

/** Serves the figures while developing, drawn afresh for each request. */
export function figures(): Plugin {
  return {
    name: 'cairnline:figures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/figures', async (request, response, next) => {
        const name = figureNames.find((known) => request.url?.split('?')[0] === `/${known}.svg`)
        if (!name) return next()
        const { renderFigure } = (await server.ssrLoadModule('/components/figures/render.ts')) as Renderer
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(renderFigure(name))
      })
    },
  }
}
