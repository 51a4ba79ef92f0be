import { join } from 'node:path'
import { loadEnvironment } from '#server/environment.ts'
import { renderPages } from '#server/publish/render.ts'

// Vike writes pages that link the whole stylesheet. The build replaces them by pages with inlined styles.
loadEnvironment('local')
process.env.NODE_ENV = 'production'
await renderPages(join('.cache', 'linked'))
