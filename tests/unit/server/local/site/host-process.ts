import { loadEnvironment } from '#server/environment.ts'
import { listen } from '#server/local/site/listen.ts'

/** A local host in a process that tests can kill: `node host-process.ts DATA SITE`. It prints its origin only. */
loadEnvironment('local')
const [dataFolder = '', site = ''] = process.argv.slice(2)
const { origin } = await listen({ port: 0, dataFolder, site })
process.stdout.write(`${origin}\n`)
