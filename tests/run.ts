import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '#server/publish/build.ts'
import { buildAgain } from './build-again.ts'
import { checkCode } from './check.ts'
import { findChromium } from './chromium.ts'
import { failureLines } from './failures.ts'
import { closingLine, type Outcome, onePassed, type Stage } from './outcome.ts'
import { run } from './programs.ts'
import { readPlaywright, readVitest } from './reports.ts'

const reports = mkdtempSync(join(tmpdir(), 'cairnline-reports-'))
const stages: Stage[] = []

// A settings file of this machine must not decide what the tests see.
process.env.CAIRNLINE_IGNORE_ENV_FILE = '1'

await stage('Types, format and lint', checkCode)
await stage('Unit tests', () => vitest('unit'))
const built = await stage('Build', async () => {
  // Present at build, so that a test can prove that no built file holds it.
  process.env.SUPABASE_SECRET_KEY = 'sb_secret_canary_that_must_not_ship'
  await buildSite('local')
  return onePassed
})
// The build runs as production; npm, asked by a test, would leave out what is for development.
delete process.env.NODE_ENV

if (built.failures.length === 0) {
  await stage('The same build again, elsewhere', async () => {
    await buildAgain()
    return onePassed
  })
  await stage('Built pages', () => vitest('dist'))
  await stage('Specification, in the built pages', () => vitest('specification'))
  await stage('Web servers', () => vitest('hosts'))
  await stage('Browser tests', () => browserTests('playwright.config.ts'))
  await stage('Browser tests of a build with a captcha', () => browserTests('captcha.config.ts'))
  if (process.argv.includes('--matrix')) {
    await stage('Every page by every width, scheme and medium', () => browserTests('matrix.config.ts'))
  }
}

rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${[...failureLines(stages), closingLine(stages)].join('\n')}\n`)
process.exitCode = stages.some(({ failures }) => failures.length > 0) ? 1 : 0

/** Runs one stage under its heading. One that throws has failed, and the run goes on. */
async function stage(title: string, work: () => Outcome | Promise<Outcome>): Promise<Stage> {
  process.stdout.write(`\n== ${title}\n`)
  const done = { title, ...(await attempt(title, work)) }
  stages.push(done)
  return done
}

async function attempt(name: string, work: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    process.stderr.write(`${error}\n`)
    return { passed: 0, skipped: 0, failures: [{ name, error }], secondAttempts: [] }
  }
}

function vitest(project: 'unit' | 'dist' | 'specification' | 'hosts'): Outcome {
  const file = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return judged(run('vitest', args), readVitest(file))
}

function browserTests(config: string): Outcome {
  const file = join(reports, `${config}.json`)
  const environment = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  return judged(run('playwright', ['test', '--config', `tests/browser/${config}`], environment), readPlaywright(file))
}

/** A runner may also fail where no test has: by an error that no test awaits, or as it ends. */
function judged(ok: boolean, outcome: Outcome): Outcome {
  if (ok || outcome.failures.length > 0) return outcome
  return { ...outcome, failures: [{ name: 'the runner itself', error: 'It failed, though no test did; see above.' }] }
}
