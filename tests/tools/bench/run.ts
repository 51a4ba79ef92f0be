/* `npm run bench`: how fast pages are on slow lines. */

import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from 'playwright/test'
import { readArguments, runCommand } from '#server/command.ts'
import { buildSite } from '#server/publish/build.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write-pages.ts'
import { chromiumArguments, findHeadlessShell } from '#tests/chromium.ts'
import { firstVisit, type Visit } from './first-visit.ts'
import { buildMilliseconds } from './further-article.ts'
import { openHost } from './host.ts'
import type { Line } from './slow-line.ts'

/** A satellite or a crowded cell, a slow mobile network, and a good one. */
const lines: readonly Line[] = [
  { roundTrip: 400, rate: 400 },
  { roundTrip: 150, rate: 1_600 },
  { roundTrip: 50, rate: 10_000 },
]

const pages = [
  '/',
  '/services/movement',
  '/blog/from-sensor-to-signal-raw-data-operational-intelligence',
  '/contact',
  '/login',
]

const usage = `npm run bench: first visits to built pages over slow lines, beside those of another build, and what a further article
costs to build. Builds the site where dist/ is missing. Read ratios, and only those of a quiet machine.
  --against ../older/dist/client  the other build; without it the ratio is that of two rounds of visits to this one
  --page /about   another page than the usual five; may be repeated
  --rounds 5      visits of each page, whose median is shown
  --articles 1000 number of further articles in the second build; 0 leaves this part out`

/** @param against folder of the build to compare with; without it the site is compared with itself, which shows the noise */
async function benchVisits(addresses: readonly string[], rounds: number, against?: string): Promise<void> {
  const host = await openHost(siteFolder)
  const other = against === undefined ? host : await openHost(against)
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumArguments, '--ignore-certificate-errors'],
  })
  const visit = (line: Line, address: string, { port } = host) => firstVisit(browser, line, port, address)
  try {
    // Discards the first visit of a browser, which is slower than all others.
    await visit({ roundTrip: 0, rate: 100_000 }, addresses[0] ?? '/')
    const rows: string[][] = []
    for (const line of lines)
      for (const address of addresses) {
        const [site, compared]: [Visit[], Visit[]] = [[], []]
        for (let round = 0; round < rounds; round += 1) {
          site.push(await visit(line, address))
          compared.push(await visit(line, address, other))
        }
        rows.push(row(line, address, site, compared))
        process.stderr.write('.')
      }
    process.stderr.write('\n')
    process.stdout.write(
      `${[columns, columns.map(() => '---'), ...rows].map((cells) => cells.join(' | ')).join('\n')}\n`,
    )
  } finally {
    await browser.close()
    host.close()
    if (other !== host) other.close()
  }
}

const columns = [
  'ms, kbit/s',
  'Page',
  'first paint, ms',
  'other build, ms',
  'ratio',
  'largest paint, ms',
  'layout shift',
  'brand font in heading',
  'in text',
]

function row(line: Line, address: string, site: readonly Visit[], compared: readonly Visit[]): string[] {
  const [own, theirs] = [median(site.map((one) => one.firstPaint)), median(compared.map((one) => one.firstPaint))]
  const count = (shown: boolean[]) => `${shown.filter(Boolean).length} of ${shown.length}`
  return [
    `${line.roundTrip}, ${line.rate}`,
    address,
    own.toFixed(0),
    theirs.toFixed(0),
    (own / theirs).toFixed(2),
    median(site.map((one) => one.largestPaint)).toFixed(0),
    Math.max(...site.map((one) => one.layoutShift)).toFixed(4),
    count(site.map((one) => one.heading)),
    count(site.map((one) => one.text)),
  ]
}

/** The middle value, or the lower of the two in the middle. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN

/** Compares a build with 10 further articles and one with many. */
function benchBuilds(many: number): void {
  const few = 10
  const [before, after] = [buildMilliseconds(few), buildMilliseconds(many)]
  const each = (after - before) / (many - few)
  process.stdout.write(
    `\nPages of a build: ${before.toFixed(0)} ms with ${few} further articles, ${after.toFixed(0)} ms with ${many}: ${each.toFixed(2)} ms an article\n`,
  )
}

await runCommand(async () => {
  const { values } = readArguments(usage, {
    against: { type: 'string' },
    page: { type: 'string', multiple: true, default: pages },
    rounds: { type: 'string', default: '5' },
    articles: { type: 'string', default: '1000' },
  })
  const [rounds, articles] = [Number(values.rounds), Number(values.articles)]
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: write a whole number from 1`)
  if (!Number.isInteger(articles) || articles < 0)
    throw new Error(`--articles ${values.articles}: write a whole number from 0`)
  if (values.against !== undefined && !existsSync(pagesFile(values.against)))
    throw new Error(
      `--against ${values.against}: no built site. Write the folder of its pages, such as ../older/dist/client`,
    )
  if (!existsSync(pagesFile(siteFolder))) await buildSite('local')
  if ((loadavg()[0] ?? 0) > availableParallelism() / 2)
    process.stderr.write('Warning: the machine is busy, so times and ratios are unreliable.\n')
  await benchVisits(values.page, rounds, values.against)
  if (articles > 0) benchBuilds(articles)
})
