import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { site } from '#content/facts/site.ts'
import { loadEnvironment } from '#server/environment.ts'
import { filesBelow } from '#server/publish/files.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { externalLinks, judge } from './links.ts'

/**
 * `npm run links`: follows every link of the built pages that leads to another site, one after the other, and reports
 * those that lead nowhere. Part of no build and of no test: other sites come and go. Fails when a link is broken.
 */
loadEnvironment('local')
const files = (await filesBelow(siteFolder)).filter((file) => file.endsWith('.html'))
const links = externalLinks(
  files.map((file) => [file, readFileSync(join(siteFolder, file), 'utf8')] as const),
  site.url,
)
/** Without a network no site answers, and every link would be reported. */
const firstFew = 5
const counts = { found: 0, moved: 0, unclear: 0, silent: 0, broken: 0, nameless: 0 }
/** Lines that wait until a site has answered. */
let held: string[] = []
for (const [address, file] of links) {
  const judgement = await judge(address)
  counts[judgement.kind] += 1
  if (judgement.kind === 'moved') held.push(`moved    ${address} to ${judgement.to} (${file})\n`)
  else if (judgement.kind !== 'found') held.push(`${judgement.kind.padEnd(8)} ${address}: ${judgement.why} (${file})\n`)
  const { silent, nameless, ...answered } = counts
  const hasAnswer = Object.values(answered).some((count) => count > 0)
  if (!hasAnswer && silent + nameless === Math.min(firstFew, links.size)) {
    process.stderr.write(`None of the first ${silent + nameless} links is answered. Is this machine on a network?\n`)
    process.exit(1)
  }
  if (hasAnswer) print()
  // One site may have many of them.
  await wait(250)
}
const { found, moved, unclear, silent, broken, nameless } = counts
process.stdout.write(
  `${links.size} links: ${found} lead to their page, ${moved} to the front of their site, ${unclear + silent} to look at by hand, ${broken + nameless} broken.\n`,
)
process.exitCode = broken + nameless > 0 ? 1 : 0

function print(): void {
  for (const line of held) process.stdout.write(line)
  held = []
}
