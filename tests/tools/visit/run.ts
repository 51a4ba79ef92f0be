import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright/test'
import { runCommand } from '#server/local/commands/run-command.ts'
import { withSection } from '#server/marked-section.ts'
import { buildSite } from '#server/publish/build.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write.ts'
import { chromiumArguments, findHeadlessShell } from '#tests/chromium.ts'
import { makeCertificate } from './certificate.ts'
import { openHost } from './host.ts'
import { lines, parseLine } from './line.ts'
import { plansOf, type Wishes } from './plans.ts'
import { report } from './report.ts'
import { missedTargets } from './targets.ts'
import { traceVisit } from './trace.ts'
import { parseVariant, type Variant, variants } from './variant.ts'
import { type Visit, visit } from './visit.ts'

const file = 'docs/measurements.md'
/** Fewest rounds whose medians are written down. */
const leastRounds = 5

const { values } = parseArgs({
  options: {
    /** Builds the site anew. Otherwise `dist/` is measured as it is, and built only where it is missing. */
    build: { type: 'boolean', default: false },
    /** Round trip in ms and rate in kbit/s, as in 400/400. Repeatable. */
    line: { type: 'string', multiple: true },
    /** Clean address. Repeatable. */
    page: { type: 'string', multiple: true },
    /** Visits a page of every kind, those too that are laid out like another one. */
    all: { type: 'boolean', default: false },
    variant: { type: 'string', multiple: true },
    rounds: { type: 'string', default: String(leastRounds) },
    /** Most bytes of a TLS record. */
    record: { type: 'string', default: '4096' },
    /** Visits the first page on the first line in the first variant, and writes the browser's trace to this path. */
    trace: { type: 'string' },
    /** Writes the tables into `docs/measurements.md`. */
    write: { type: 'boolean', default: false },
  },
})

/**
 * `npm run bench:visit`: what a first visit costs on slow lines, beside the same page without web fonts and a bare page of
 * the same words. Fails when a target is missed.
 */
await runCommand(async () => {
  if (values.write && Number(values.rounds) < leastRounds)
    throw new Error(`--write needs at least ${leastRounds} rounds.`)
  if (values.build || !existsSync(pagesFile(siteFolder))) await buildSite('local')
  // This module reads the built pages on import, so it is imported after the build.
  const { differentKinds, everyKind, visitedPage } = await import('./pages.ts')
  const chosen = {
    pages: (values.page ?? (values.all ? everyKind : differentKinds)).map(visitedPage),
    lines: values.line?.map(parseLine) ?? lines,
    variants: values.variant?.map(parseVariant) ?? variants,
  }
  const certificate = makeCertificate()
  const recordBytes = Number(values.record)
  const open = (variant: Variant) =>
    openHost({ site: siteFolder, pages: chosen.pages, variant, certificate, recordBytes })
  const hosts = { site: await open('site'), fontless: await open('fontless'), bare: await open('bare') }
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumArguments, '--ignore-certificate-errors'],
  })
  const portOf = (variant: Variant) => hosts[variant].port
  try {
    const [first] = plansOf(chosen, 0)
    if (first === undefined) throw new Error('There is nothing to visit.')
    // The first visit of a browser is slower than all others, and is thrown away.
    await visit(browser, { ...first, line: { roundTrip: 0, rate: 100_000 } }, portOf(first.variant))
    if (values.trace !== undefined) await traceVisit(browser, first, portOf(first.variant), values.trace)
    else await judge(await visitAll(browser, chosen, portOf), recordBytes, browser.version())
  } finally {
    await browser.close()
    for (const host of Object.values(hosts)) await host.close()
  }
})

async function visitAll(browser: Browser, chosen: Wishes, portOf: (variant: Variant) => number): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const started = performance.now()
    for (const plan of plansOf(chosen, round)) visits.push(await visit(browser, plan, portOf(plan.variant)))
    const seconds = Math.round((performance.now() - started) / 1000)
    process.stderr.write(`Round ${round + 1} of ${values.rounds}: ${seconds} s\n`)
  }
  return visits
}

async function judge(visits: readonly Visit[], recordBytes: number, browser: string): Promise<void> {
  const text = report(visits, { recordBytes, browser })
  process.stdout.write(`${text}\n`)
  if (values.write) {
    const section = { file, name: 'visit', command: 'bench:visit' }
    await writeFile(file, withSection(await readFile(file, 'utf8'), section, text))
  }
  const missed = missedTargets(visits)
  if (missed.length > 0) throw new Error(`\nTargets missed:\n${missed.join('\n')}`)
}
