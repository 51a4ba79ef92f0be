/* `npm run deploy:check`: compares a deployed site with the build. */

import { readArguments, runCommand } from '#server/command.ts'
import { checkSettings, envFile } from '#server/environment.ts'
import { isLoopback } from '#server/loopback.ts'
import { addNewAddresses } from '#server/publish/addresses/published.ts'
import { buildFolder, siteOf } from '#server/publish/site-folder.ts'
import { oneLine } from '#server/terminal.ts'
import { checkDeployment } from './checks.ts'
import { type Expected, readExpected } from './expected.ts'

const usage = `Usage: npm run deploy:check -- https://www.cairnline.example [--build FOLDER] [--as NAME] [--patience SECONDS] [--record]
Compares a deployed site with the build in dist/, and prints the differences.
  --build     the folder of another build, such as /srv/cairnline/current, the current release
  --as        the name of the site, where the address is one that its name does not lead to yet
  --patience  longest wait for an answer; 10 seconds by default
  --record    where all is well: adds the new addresses to content/facts/published.txt, so that no later build loses one`

const options = {
  build: { type: 'string', default: buildFolder },
  as: { type: 'string' },
  patience: { type: 'string', default: '10' },
  record: { type: 'boolean', default: false },
} as const

/** Maximum number of printed lines per check: a host with another build would differ in every page. */
const maxLines = 30
/** Maximum number of addresses in a line; the rest are counted. */
const maxNamed = 5

/**
 * Faults of one check, with equal faults of several addresses joined in one line: a header that a host omits is missing from
 * every page.
 * @param faults lines such as `/about: X-Frame-Options is missing, not DENY`
 */
function joinSameFaults(faults: readonly string[]): string[] {
  const groups = Map.groupBy(faults, (fault) => fault.replace(/^\/\S*: /, ''))
  return [...groups].map(([said, [first = said, ...others]]) => {
    if (others.length === 0) return first
    const addresses = [first, ...others].map((fault) => fault.slice(0, -`: ${said}`.length))
    const more = addresses.length > maxNamed ? [`${addresses.length - maxNamed} more`] : []
    return `${[...addresses.slice(0, maxNamed), ...more].join(', ')}: ${said}`
  })
}

/** Whether the site passes all checks. Prints each. */
async function passesAllChecks(expected: Expected, origin: URL, hostName: string, timeout: number): Promise<boolean> {
  const { hostName: ownName } = expected.headers
  if (hostName.replace(/:\d+$/, '') !== ownName)
    process.stdout.write(
      `note ${oneLine(hostName)} is not the name of the site, and hosts keep other names out of search. ` +
        `To check the site under its own name, add --as ${ownName}\n`,
    )
  let count = 0
  for await (const { name, faults, isAdvice } of checkDeployment({ origin, hostName, timeout }, expected)) {
    process.stdout.write(`${faults.length === 0 ? 'ok  ' : isAdvice ? 'warn' : 'FAIL'} ${name}\n`)
    const lines = joinSameFaults(faults)
    for (const line of lines.slice(0, maxLines)) process.stdout.write(`       ${oneLine(line)}\n`)
    if (lines.length > maxLines) process.stdout.write(`       and ${lines.length - maxLines} more lines\n`)
    if (!isAdvice) count += faults.length
  }
  process.stdout.write(
    count === 0
      ? `${origin.origin} passes all checks.\n`
      : `${origin.origin} has ${count} ${count === 1 ? 'fault' : 'faults'}.\n`,
  )
  return count === 0
}

/** Adds the site's new addresses to the list of published addresses. */
function recordAddresses({ pages }: Expected): void {
  const added = addNewAddresses(pages)
  process.stdout.write(
    added.length === 0 ? 'No address is new.\n' : `New, and kept: ${added.join(', ')}. Commit the file.\n`,
  )
}

/** `npm run deploy:check -- ADDRESS` */
await runCommand(async () => {
  const { values, positionals } = readArguments(usage, options, ['ADDRESS'])
  const [address = ''] = positionals
  const origin = URL.canParse(address) ? new URL(address) : undefined
  const isAllowed = origin?.protocol === 'https:' || (origin?.protocol === 'http:' && isLoopback(origin.hostname))
  if (!origin || !isAllowed) throw new Error(`"${oneLine(address)}" is not an https address of a site.\n${usage}`)
  const timeout = Number(values.patience) * 1000
  if (!(timeout > 0)) throw new Error(`--patience expects a number of seconds.\n${usage}`)
  checkSettings('local', ['SITE_URL', 'PRODUCT_NAME'], envFile())
  const expected = readExpected(siteOf(values.build))
  if (!(await passesAllChecks(expected, origin, values.as ?? origin.host, timeout))) process.exitCode = 1
  else if (values.record) recordAddresses(expected)
})
