import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnvironment } from '#server/environment.ts'

/** Renders the pages as they are before their styles go inline, with a link to the whole stylesheet. */
loadEnvironment('local')
process.env.NODE_ENV = 'production'
// Only now: content reads the settings as it is loaded.
const { renderPages } = await import('#server/publish/render-pages.ts')
const folder = join('.cache', 'linked')
for (const { file, html } of await renderPages(folder)) {
  const path = join(folder, 'client', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, html)
}
