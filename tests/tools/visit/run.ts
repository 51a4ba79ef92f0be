import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from 'playwright/test'
import { runCommand } from '#server/local/commands/run-command.ts'
import { withSection } from '#server/marked-section.ts'
import { buildSite } from '#server/publish/build.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write.ts'
import { chromiumArguments, findHeadlessShell } from '#tests/chromium.ts'
import { makeCertificate } from '#tests/tools/visit/host/certificate.ts'
import { openHost } from '#tests/tools/visit/host/host.ts'
import type { Variant } from '#tests/tools/visit/host/variant.ts'
import { traceVisit } from '#tests/tools/visit/visitor/trace.ts'
import { type Plan, type Visit, visit } from '#tests/tools/visit/visitor/visit.ts'
import { readOptions } from './options.ts'
import { plansOf, roundsOf } from './plans.ts'
import { report } from './report.ts'
import { missedTargets } from './targets.ts'

const file = 'docs/measurements.md'

/**
 * `npm run bench:visit`: what a first visit costs on slow lines, beside the same page without web fonts and a bare page of
 * the same words. `-- --trace FILE` keeps the browser's trace of one visit instead: the first page, line and variant.
 * Fails when a target is missed.
 */
await runCommand(async () => {
  const options = readOptions()
  const { recordBytes, trace } = options
  if (options.build || !existsSync(pagesFile(siteFolder))) await buildSite('local')
  // This module reads the built pages on import, so it is imported after the build.
  const { chosenPages } = await import('./pages.ts')
  const wishes = { ...options, pages: chosenPages(options.pages) }
  const [first] = plansOf(wishes, 0)
  if (first === undefined) throw new Error('There is nothing to visit.')

  const certificate = makeCertificate()
  const open = (variant: Variant) =>
    openHost({ site: siteFolder, pages: wishes.pages, variant, certificate, recordBytes })
  const hosts = { site: await open('site'), fontless: await open('fontless'), bare: await open('bare') }
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumArguments, '--ignore-certificate-errors'],
  })
  const go = (plan: Plan) => visit(browser, plan, hosts[plan.variant].port)
  try {
    // The first visit of a browser is slower than all others, and is thrown away.
    await go({ ...first, line: { roundTrip: 0, rate: 100_000 } })
    if (trace !== undefined) return await traceVisit(browser, () => go(first), trace)
    warnOfLoad()
    const visits: Visit[] = []
    const rounds = roundsOf(wishes)
    for (let round = 0; round < rounds; round += 1) {
      for (const plan of plansOf(wishes, round)) visits.push(await go(plan))
      process.stderr.write(`Round ${round + 1} of ${rounds}, after ${Math.round(performance.now() / 1000)} s\n`)
    }
    await publish(report(visits, { recordBytes, browser: browser.version() }), options.write)
    const missed = missedTargets(visits)
    if (missed.length > 0) throw new Error(`\nTargets missed:\n${missed.join('\n')}`)
  } finally {
    await browser.close()
    for (const host of Object.values(hosts)) await host.close()
  }
})

function warnOfLoad(): void {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  if (load > cores / 2)
    process.stderr.write(
      `Warning: the machine is busy (load ${load.toFixed(1)} on ${cores} cores): ratios tell nothing.\n`,
    )
}

async function publish(text: string, write: boolean): Promise<void> {
  process.stdout.write(`${text}\n`)
  if (!write) return
  const section = { file, name: 'visit', command: 'bench:visit' }
  await writeFile(file, withSection(await readFile(file, 'utf8'), section, text))
}
