import { join } from 'node:path'
import { loadEnvironment } from '#server/environment.ts'
import { renderPages } from '#server/publish/render.ts'

// The pages as Vike writes them, before their styles go inline: each links the whole stylesheet.
loadEnvironment('local')
process.env.NODE_ENV = 'production'
await renderPages(join('.cache', 'linked'))
