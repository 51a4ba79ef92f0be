import { settings } from '#content/facts/settings.ts'
import { loadEnvironment } from '#server/environment.ts'
import { addressOf, keptAddresses, readPublished } from '#server/publish/addresses/published.ts'
import { announce } from '#server/publish/announce/index-now.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { oneLine } from '#server/terminal.ts'
import { readExpected } from './expected.ts'

/**
 * `npm run announce`: tells search engines of the pages in `dist/` that the last release had not, or of the addresses that
 * are given. For after a deploy, and before `npm run published`.
 */
try {
  loadEnvironment('local')
  const key = settings.indexNowKey
  if (key === null) throw new Error('INDEXNOW_KEY is not set. Choose a key, build and deploy with it, then announce.')
  const given = process.argv.slice(2)
  const wrong = given.find((path) => !path.startsWith('/'))
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no address of the site: write it from its first slash, as /blog.`)
  const addresses = given.length > 0 ? given : await newAddresses()
  if (addresses.length > 0) await announce(key, addresses)
  process.stdout.write(`Announced: ${addresses.join(', ') || 'nothing, for nothing is new'}\n`)
} catch (error) {
  process.stderr.write(`${oneLine(error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = 1
}

async function newAddresses(): Promise<string[]> {
  const [{ pages }, published] = [readExpected(siteFolder), new Set(readPublished())]
  const open = pages.filter(({ isPrivate }) => !isPrivate)
  return keptAddresses(open)
    .filter((address) => !published.has(address))
    .map(addressOf)
}
