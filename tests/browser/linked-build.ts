import { join } from 'node:path'
import { loadEnvironment } from '#server/environment.ts'

/** Renders the pages as they are before their styles go inline, with a link to the whole stylesheet. */
loadEnvironment('local')
process.env.NODE_ENV = 'production'
const { build } = await import('vike/api')
await build({ viteConfig: { logLevel: 'error', build: { outDir: join('.cache', 'linked') } } })
