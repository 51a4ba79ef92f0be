import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { figureNames } from '#content/schema/figure.ts'

type Renderer = typeof import('#components/figures/render.tsx')

/** Writes every figure to `<folder>/figures/<name>.svg`. Vite loads the drawings, because Node reads no JSX. */
export async function writeFigures(folder: string): Promise<void> {
  const { module } = await runnerImport<Renderer>('./components/figures/render.tsx')
  mkdirSync(join(folder, 'figures'), { recursive: true })
  for (const name of figureNames) writeFileSync(join(folder, 'figures', `${name}.svg`), module.renderFigure(name))
}
