/* `npm test`: checks, builds and tests, in stages. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { todayInOttawa } from '#content/today.ts'
import { readArguments } from '#server/command.ts'
import { buildElsewhere, buildOn, compareBuilds, removeBuild } from './build-again.ts'
import { checkCode } from './check.ts'
import { lastScheduledDay } from './last-scheduled-day.ts'
import { complaint, run } from './programs.ts'
import { type Outcome, oneFailed, onePassed, readPlaywright, readVitest, type Stage, summary } from './test-results.ts'

const usage = `Usage: npm test [-- OPTIONS]
Checks the code, builds the site, and tests it, also with every scheduled article; the last line is "N passed, N failed".
  --ci       what continuous integration asks, too: web servers, a second build, faults, a captcha, French states
  --matrix   every page by every width, scheme and medium, too, before a release`
const options = { ci: { type: 'boolean', default: false }, matrix: { type: 'boolean', default: false } } as const
const { ci: isCi, matrix: isMatrix } = readArguments(usage, options).values

const start = performance.now()
const reports = mkdtempSync(join(tmpdir(), 'cairnline-reports-'))
const stages: Stage[] = []

// Tests do not read this machine's settings file.
process.env.CAIRNLINE_IGNORE_ENV_FILE = '1'
// Builds and tests before and after midnight agree on what is published.
const today = todayInOttawa()
process.env.PUBLICATION_DAY = today

// The build has long parts that use one core; the check is short.
const [, built] = await Promise.all([stage('Types, format and lint', checkCode), stage('Build, beside them', build)])
// The second build runs beside the unit tests. A failure is reported where it is awaited, below.
const elsewhere = isCi ? buildElsewhere() : undefined
elsewhere?.catch(() => undefined)
await stage('Unit tests', () => vitest('unit', 'french', 'stateful', ...(isCi ? ['local', 'day'] : [])))
if (elsewhere) {
  await stage('The same build again, elsewhere', async () => {
    const folder = await elsewhere
    await compareBuilds(folder).finally(() => removeBuild(folder))
    return onePassed
  })
}
if (built.failures.length === 0) {
  await stage('Built pages', () => vitest('built'))
  // On the day of an article it would be too late: a failed test would stop the publication of the whole site.
  const day = lastScheduledDay(today)
  if (day !== undefined) await stage(`Built pages of ${day}, with every scheduled article`, () => builtPagesOn(day))
  await stage('Pages, states and journeys in a browser', () => playwright('core'))
  if (isCi) {
    await stage('Web servers, and builds of copies', () => vitest('hosts', 'build-runs'))
    await stage('Faults, French states, and a page of each kind in every medium', () =>
      playwright('faults', 'ci', ...(isMatrix ? [] : ['sample'])),
    )
    await stage('A build with a captcha in a browser', () => playwright('captcha'))
  }
  if (isMatrix) await stage('Every page by every width, scheme and medium', () => playwright('matrix'))
}

rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${summary(stages, (performance.now() - start) / 1000).join('\n')}\n`)
process.exitCode = stages.some(({ failures }) => failures.length > 0) ? 1 : 0

/** Runs one stage under its heading. A stage that throws has failed, and the run goes on. */
async function stage(title: string, work: () => Outcome | Promise<Outcome>): Promise<Stage> {
  process.stdout.write(`\n== ${title}\n`)
  const begin = performance.now()
  const outcome = await attempt(title, work)
  const done = { title, seconds: (performance.now() - begin) / 1000, ...outcome }
  stages.push(done)
  return done
}

async function attempt(title: string, work: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    process.stderr.write(`${error}\n`)
    return oneFailed(title, error)
  }
}

/** The secret key is in the environment of the build, so that a test can prove that no built file contains it. */
async function build(): Promise<Outcome> {
  const environment = { SUPABASE_SECRET_KEY: 'sb_secret_canary_that_must_not_ship' }
  const error = await complaint('node', ['server/publish/build.ts', '--local'], environment)
  return error === undefined ? onePassed : oneFailed('npm run build', error)
}

function vitest(...projects: string[]): Outcome {
  const file = join(reports, `${projects[0]}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return judged(run('vitest', args), readVitest(file))
}

/** Tests the pages that a build of a day to come makes. */
async function builtPagesOn(day: string): Promise<Outcome> {
  const folder = await buildOn(day)
  const file = join(reports, 'scheduled.json')
  const args = ['run', '--project', 'built', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = run('vitest', args, { PUBLICATION_DAY: day }, folder)
  removeBuild(folder)
  return judged(ok, readVitest(file))
}

/** Runs projects of the browser tests. The captcha has a configuration of its own, because it has a build of its own. */
function playwright(...projects: string[]): Outcome {
  const file = join(reports, `${projects[0]}.json`)
  const config = projects.includes('captcha') ? 'captcha.config.ts' : 'playwright.config.ts'
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['test', '--config', `tests/browser/${config}`, ...chosen]
  return judged(run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file }), readPlaywright(file))
}

/** A runner can fail without a failed test: on an error outside of tests, or during its shutdown. */
function judged(ok: boolean, outcome: Outcome): Outcome {
  if (ok || outcome.failures.length > 0) return outcome
  return { ...outcome, failures: [{ name: 'the runner itself', error: 'It failed without a failed test; see above.' }] }
}
