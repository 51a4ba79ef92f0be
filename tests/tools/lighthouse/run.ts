import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '#server/local/commands/run-command.ts'
import { withSection } from '#server/marked-section.ts'
import { buildSite } from '#server/publish/build.ts'
import { findHeadlessShell } from '#tests/chromium.ts'
import { installLighthouse } from './install.ts'
import { lighthouseTable, shortfalls } from './table.ts'

const file = 'docs/measurements.md'

/**
 * `npm run lighthouse`: builds the site, lets Lighthouse judge a page of every kind as on a phone, and writes its scores
 * into `docs/measurements.md`. `-- --runs 3` judges each three times and takes the run of median performance; addresses
 * after `--` restrict it to them, and then nothing is written. Fails when a score is short of 100.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } })
  installLighthouse()
  await buildSite('local')
  // This module reads the built pages on import, so it is imported after the build.
  const { judgePages } = await import('./judge-pages.ts')
  const runs = Number(values.runs ?? 1)
  const browser = findHeadlessShell()
  const verdicts = await judgePages({ browser, runs, only: positionals })
  const table = lighthouseTable(verdicts, { browser: basename(browser), runs })
  process.stdout.write(`\n${table}\n`)
  if (positionals.length === 0) {
    const section = { file, name: 'lighthouse', command: 'lighthouse' }
    await writeFile(file, withSection(await readFile(file, 'utf8'), section, table))
  }
  const short = shortfalls(verdicts)
  if (short.length > 0) throw new Error(`\nShort of 100:\n${short.join('\n')}`)
})
