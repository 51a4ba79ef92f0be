import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildElsewhere, compareBuilds, removeBuild } from './build-again.ts'
import { checkCode } from './check.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { failureLines } from './failures.ts'
import { closingLine, type Outcome, onePassed, type Stage, stageTimes } from './outcome.ts'
import { complaint, run } from './programs.ts'
import { readPlaywright, readVitest } from './reports.ts'

const reports = mkdtempSync(join(tmpdir(), 'cairnline-reports-'))
const stages: Stage[] = []

// The tests never see the settings file of this machine.
process.env.CAIRNLINE_IGNORE_ENV_FILE = '1'
// Builds and tests before and after midnight agree on what is published.
process.env.PUBLICATION_DAY = new Date().toISOString().slice(0, 10)

await stage('Types, format and lint', checkCode)
await stage('Unit tests', () => vitest('unit', 'french', 'stateful', 'local'))

// Both builds run side by side: each has long parts that use one core.
const elsewhere = buildElsewhere()
// A failure is reported where the second build is awaited, below.
elsewhere.catch(() => undefined)
const built = await stage('Build', buildHere)
if (built.failures.length === 0) {
  await stage('The same build again, elsewhere', async () => {
    const folder = await elsewhere
    await compareBuilds(folder).finally(() => removeBuild(folder))
    return onePassed
  })
  await stage('Built pages, and the specification in them', () => vitest('dist', 'specification'))
  // Side by side: servers are waited for, while the copy is built.
  await stage('Web servers, and builds of copies', () => vitest('hosts', 'recipes', 'builds'))
  await stage('Browser tests', () => browserTests('playwright.config.ts'))
  await stage('Browser tests of a build with a captcha', () => browserTests('captcha.config.ts'))
  if (process.argv.includes('--matrix')) {
    await stage('Every page by every width, scheme and medium', () => browserTests('matrix.config.ts'))
  }
} else {
  await elsewhere.then(removeBuild, () => undefined)
}

rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${[...stageTimes(stages), ...failureLines(stages), closingLine(stages)].join('\n')}\n`)
process.exitCode = stages.some(({ failures }) => failures.length > 0) ? 1 : 0

/** Runs one stage under its heading. A stage that throws has failed, and the run goes on. */
async function stage(title: string, work: () => Outcome | Promise<Outcome>): Promise<Stage> {
  process.stdout.write(`\n== ${title}\n`)
  const start = performance.now()
  const outcome = await attempt(title, work)
  const done = { title, seconds: (performance.now() - start) / 1000, ...outcome }
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

/** The secret key is in the environment of the build, so that a test can prove that no built file holds it. */
function buildHere(): Outcome {
  const environment = { SUPABASE_SECRET_KEY: 'sb_secret_canary_that_must_not_ship' }
  const error = complaint('node', ['server/publish/build.ts', '--local'], environment)
  return error === undefined ? onePassed : { ...onePassed, passed: 0, failures: [{ name: 'npm run build', error }] }
}

type Project = 'unit' | 'french' | 'stateful' | 'local' | 'dist' | 'specification' | 'hosts' | 'recipes' | 'builds'

function vitest(...projects: Project[]): Outcome {
  const file = join(reports, `${projects[0]}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return judged(run('vitest', args), readVitest(file))
}

function browserTests(config: string): Outcome {
  const file = join(reports, `${config}.json`)
  const environment = {
    HEADLESS_SHELL_PATH: findHeadlessShell(),
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  return judged(run('playwright', ['test', '--config', `tests/browser/${config}`], environment), readPlaywright(file))
}

/** A runner can fail without a failed test: on an error that no test awaits, or while it ends. */
function judged(ok: boolean, outcome: Outcome): Outcome {
  if (ok || outcome.failures.length > 0) return outcome
  return { ...outcome, failures: [{ name: 'the runner itself', error: 'It failed without a failed test; see above.' }] }
}
