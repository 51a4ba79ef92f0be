import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadEnvironment } from '#server/environment.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write.ts'
import { keptAddresses, publishedFile, readPublished } from './published.ts'

// `npm run published`: adds the pages of the last build to the memory of what was published. Run it after a deploy.
loadEnvironment('local')
const list = pagesFile(siteFolder)
if (existsSync(list)) {
  const pages = JSON.parse(readFileSync(list, 'utf8')) as PageEntry[]
  const before = readPublished()
  const all = [...new Set([...before, ...keptAddresses(pages)])].sort()
  writeFileSync(publishedFile, `${all.join('\n')}\n`)
  process.stdout.write(`${publishedFile}: ${all.length - before.length} new, ${all.length} in all\n`)
} else {
  process.stderr.write(`${list} is missing, which lists the pages of the last build. Build the site first.\n`)
  process.exitCode = 1
}
