/*
 * Seeds defects into a copy of the project, one at a time, and reports which level of tests catches each. It prints a
 * Markdown table row by row. The exit code is 1 when a seed no longer applies.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { readArguments } from '#server/command.ts'
import { copyProject } from '#tests/project-copy.ts'
import { type Outcome, readPlaywright, readVitest } from '#tests/results.ts'

const seedSchema = z.strictObject({
  id: z.string(),
  is: z.string(),
  in: z.string().default(''),
  find: z.string().optional(),
  put: z.string().optional(),
  ask: z.array(z.string()).default([]),
})
type Seed = z.infer<typeof seedSchema>

/** Result of a level's command: no test ran, all passed, or the first failure. */
type Answer = 'nothing asked' | 'passed' | { failed: string }

/** The levels that Vitest asks, and its projects (vitest.config.ts). */
const vitestProjects = {
  unit: ['unit', 'french', 'stateful', 'local'],
  built: ['built'],
  hosts: ['hosts', 'builds'],
} as const

const usage = `Usage: npx node tests/mutations/run.ts [OPTIONS]
  --seed ID          one of seeds.yaml, and can be given again; all of them by default
  --levels LEVELS    the levels to ask, in this order until one notices: check,unit,built,hosts,browser by default
  --before COMMAND   put before each command that takes long, such as a lock of a shared machine`
const { values } = readArguments(usage, {
  seed: { type: 'string', multiple: true, default: [] },
  levels: { type: 'string', default: 'check,unit,built,hosts,browser' },
  before: { type: 'string', default: '' },
})
const levels = values.levels.split(',')
const seeds = z.array(seedSchema).parse(parse(fs.readFileSync(join(import.meta.dirname, 'seeds.yaml'), 'utf8')))
const unknown = values.seed.filter((id) => seeds.every((seed) => seed.id !== id))
if (unknown.length > 0) throw new Error(`seeds.yaml has no seed ${unknown.join(', ')}`)
const chosen = seeds.filter(({ id }) => values.seed.length === 0 || values.seed.includes(id))

const project = copyProject('seeded')
process.chdir(project)

process.stdout.write('| Seed | What is wrong | Caught by | Test |\n| --- | --- | --- | --- |\n')
for (const seed of chosen) {
  try {
    report(seed)
  } catch (error) {
    process.stderr.write(`seed ${seed.id}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
fs.rmSync(project, { recursive: true, force: true })

function report(seed: Seed): void {
  const takeOut = plant(seed)
  try {
    const { level, test } = verdict(seed)
    process.stdout.write(
      `| ${[seed.id, seed.is, level, test].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`,
    )
  } finally {
    takeOut()
  }
}

/** Writes a seed into the copy. Returns the function that takes it out again. @throws {Error} when its text is not there */
function plant({ in: named, find, put }: Seed): () => void {
  if (put === undefined) return () => undefined
  if (find === undefined) {
    if (fs.existsSync(named)) throw new Error(`${named} exists already`)
    fs.mkdirSync(dirname(named), { recursive: true })
    fs.writeFileSync(named, put)
    return () => fs.rmSync(named)
  }
  const file = fileWith(find, named)
  const before = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(
    file,
    before.replace(find, () => put),
  )
  // A changed line length is not a defect.
  run('biome', ['format', '--write', '--no-errors-on-unmatched', file])
  return () => fs.writeFileSync(file, before)
}

/** The file that has a text: the named one, or the only one of the product, where others have moved it. */
function fileWith(text: string, named: string): string {
  const has = (file: string) => fs.readFileSync(file, 'utf8').includes(text)
  if (fs.existsSync(named) && has(named)) return named
  const [found, ...others] = fs
    .globSync('{auth,components,content,pages,public,server}/**/*.{ts,tsx,css,md}')
    .filter(has)
  if (found === undefined) throw new Error(`text not found in ${named}, nor in another file: ${text}`)
  if (others.length > 0) throw new Error(`text not found in ${named}, but in ${[found, ...others].join(', ')}: ${text}`)
  return found
}

/** Runs one level after the other until one catches the seed. */
function verdict({ ask }: Seed): { level: string; test: string } {
  const folders = { built: 'built', hosts: '{hosts,builds}', browser: 'browser' }
  const afterBuild = Object.entries(folders)
    .filter(([level, folder]) => levels.includes(level) && isAsked(`tests/${folder}/**/*.test.ts`, ask))
    .map(([level]) => level)
  const steps: [level: string, isWanted: boolean, look: () => Answer][] = [
    ['check', levels.includes('check'), () => program('tests/check.ts')],
    ['unit', levels.includes('unit'), () => vitest('unit', ask)],
    ['build', afterBuild.length > 0, () => program('server/publish/build.ts', '--local')],
    ['built', afterBuild.includes('built'), () => vitest('built', ask)],
    ['hosts', afterBuild.includes('hosts'), () => vitest('hosts', ask)],
    ['browser', afterBuild.includes('browser'), () => playwright(ask)],
  ]
  const asked: string[] = []
  for (const [level, isWanted, look] of steps) {
    const answer = isWanted ? look() : 'nothing asked'
    if (answer === 'passed') asked.push(level)
    else if (answer !== 'nothing asked') return { level, test: answer.failed }
  }
  return { level: asked.length === 0 ? 'not asked' : `none of ${asked.join(', ')}`, test: '' }
}

/** Whether one of the files that a pattern names is worth asking. */
function isAsked(pattern: string, parts: readonly string[]): boolean {
  return parts.length === 0 || fs.globSync(pattern).some((file) => parts.some((part) => file.includes(part)))
}

function vitest(level: keyof typeof vitestProjects, parts: readonly string[]): Answer {
  const projects = vitestProjects[level].flatMap((name) => ['--project', name])
  const file = join(project, 'test-results', 'vitest.json')
  const options = ['--reporter=json', `--outputFile=${file}`, '--bail=1', '--passWithNoTests']
  const { ok } = run('vitest', ['run', ...projects, ...options, ...parts], parts.length === 0)
  return answerOf(ok, readVitest(file))
}

/** Runs the Playwright projects on files whose paths contain one of the parts. The captcha has a build of its own. */
function playwright(parts: readonly string[]): Answer {
  const file = join(project, 'test-results', 'playwright.json')
  const ask = (folders: string, config: string, ...projects: string[]): Answer => {
    if (!isAsked(`tests/browser/${folders}/*.test.ts`, parts)) return 'nothing asked'
    // Another attempt, because a busy machine fails now and then.
    const options = ['--config', `tests/browser/${config}.config.ts`, '--reporter=json', '-x', '--retries=1']
    const args = ['test', ...options, ...projects.map((name) => `--project=${name}`), ...parts]
    const { ok } = run('playwright', args, true, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
    return answerOf(ok, readPlaywright(file))
  }
  const answer = ask('!(captcha)', 'playwright', 'core', 'ci', 'faults', 'sample')
  if (typeof answer === 'object') return answer
  const other = ask('captcha', 'captcha')
  return other === 'nothing asked' ? answer : other
}

function answerOf(ok: boolean, { passed, failures }: Outcome): Answer {
  // With --bail, Vitest reports files that it has left out as failed, too.
  const first = failures.find(({ name }) => name.includes(' › ')) ?? failures[0]
  if (first) return { failed: `${first.name}: ${first.error.split('\n')[0]?.slice(0, 160)}` }
  if (!ok) return { failed: 'the runner itself' }
  return passed === 0 ? 'nothing asked' : 'passed'
}

/** Runs a program of the copy, and gives the line of its complaint. */
function program(...args: string[]): Answer {
  const { ok, printed } = run('node', args, true)
  const line = printed.split('\n').findLast((one) => /error|FAIL|\w\.(tsx?|md)\b/i.test(one))
  return ok ? 'passed' : { failed: (line ?? 'it fails').trim().slice(0, 200) }
}

function run(name: string, args: readonly string[], takesLong = false, environment: NodeJS.ProcessEnv = {}) {
  const before = takesLong ? values.before.split(' ').filter((word) => word !== '') : []
  const [command = name, ...rest] = [...before, name, ...args]
  const own = {
    CAIRNLINE_IGNORE_ENV_FILE: '1',
    PUBLICATION_DAY: new Date().toISOString().slice(0, 10),
    PATH: `${join(project, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  }
  const env = { ...process.env, ...environment, ...own }
  const { status, stdout, stderr } = spawnSync(command, rest, { encoding: 'utf8', maxBuffer: 1 << 28, env })
  return { ok: status === 0, printed: `${stdout}${stderr}` }
}
