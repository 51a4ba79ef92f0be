import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { buildSite } from '#server/publish/build.ts'
import { buildAgain } from '#tests/build-again.ts'
import { checkCode } from '#tests/check.ts'
import { findChromium } from '#tests/chromium.ts'
import { closingLine, type Outcome, run, total } from '#tests/outcome.ts'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

const reports = mkdtempSync(join(tmpdir(), 'cairnline-reports-'))
const outcomes: Outcome[] = []

// A settings file of this machine must not decide what the tests see.
process.env.CAIRNLINE_IGNORE_ENV_FILE = '1'

heading('Types, format and lint')
outcomes.push(checkCode())

heading('Unit tests')
outcomes.push(vitest('unit'))

heading('Build')
const built = await attempt(async () => {
  // Present at build, so that a test can prove that no built file holds it.
  process.env.SUPABASE_SECRET_KEY = 'sb_secret_canary_that_must_not_ship'
  await buildSite('local')
})
// The build runs as production; npm, asked by a test, would leave out what is for development.
delete process.env.NODE_ENV
outcomes.push(built)

if (built.failed === 0) {
  heading('The same build again, elsewhere')
  outcomes.push(await attempt(buildAgain))

  heading('Built pages')
  outcomes.push(vitest('dist'))

  heading('Specification, in the built pages')
  outcomes.push(vitest('specification'))

  heading('Web servers')
  outcomes.push(vitest('hosts'))

  heading('Browser tests')
  outcomes.push(await browserTests('playwright.config.ts'))

  heading('Browser tests of a build with a captcha')
  outcomes.push(await browserTests('captcha.config.ts'))

  if (process.argv.includes('--matrix')) {
    heading('Every page by every width, scheme and medium')
    outcomes.push(await browserTests('matrix.config.ts'))
  }
}

rmSync(reports, { recursive: true, force: true })
const sum = total(outcomes)
process.stdout.write(`\n${closingLine(sum)}\n`)
process.exitCode = sum.failed > 0 ? 1 : 0

function vitest(project: 'unit' | 'dist' | 'specification' | 'hosts'): Outcome {
  const file = join(reports, `${project}.json`)
  run('vitest', ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  return report(file, (json) => {
    const result = vitestReport.parse(json)
    // A file that cannot even be loaded has no failed test, but it is a failure.
    const failed = Math.max(result.numFailedTests, result.numFailedTestSuites > 0 ? 1 : 0)
    return { passed: result.numPassedTests, failed, skipped: result.numPendingTests }
  })
}

async function browserTests(config: string): Promise<Outcome> {
  const found: { chromium?: string } = {}
  const search = await attempt(async () => {
    found.chromium = findChromium()
  })
  if (found.chromium === undefined) return search
  const file = join(reports, 'browser.json')
  run('playwright', ['test', '--config', `tests/browser/${config}`], {
    CHROMIUM_PATH: found.chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return report(file, (json) => {
    const { stats, errors } = playwrightReport.parse(json)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
  })
}

/** A runner that leaves no report has failed. */
function report(file: string, read: (json: unknown) => Outcome): Outcome {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    process.stderr.write(`No readable report: ${String(error)}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function attempt(work: () => Promise<void>): Promise<Outcome> {
  try {
    await work()
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function heading(title: string): void {
  process.stdout.write(`\n== ${title}\n`)
}
