import { loadEnvironment } from '#server/environment.ts'
import { listen } from '#server/local/site/listen.ts'

/** A local host in a process of its own, to be killed: `node host-process.ts DATA SITE`. Its origin is its only output. */
loadEnvironment('local')
const [dataFolder = '', site = ''] = process.argv.slice(2)
const { origin } = await listen({ port: 0, dataFolder, site, formPosts: 1_000 })
process.stdout.write(`${origin}\n`)
