import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { settingsTable } from '#server/environment.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const folder = 'docs/forges'
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What both forges call by other names: a job, what it waits for, what may skip it, and where it runs. */
interface Job {
  name: string
  needs: readonly string[]
  condition: string
  commands: readonly string[]
  isOnServer: boolean
  limit: string | number | undefined
}

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([])
const githubFile = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      needs: oneOrMore,
      if: z.string().default(''),
      'runs-on': oneOrMore,
      'timeout-minutes': z.number().optional(),
      permissions: z.unknown().optional(),
      'continue-on-error': z.unknown().optional(),
      steps: z.array(z.object({ run: z.string().default('') })),
    }),
  ),
})
const gitlabJob = z.object({
  needs: oneOrMore,
  rules: z.array(z.object({ if: z.string(), when: z.string().optional() })).default([]),
  when: z.string().default(''),
  tags: oneOrMore,
  timeout: z.string().optional(),
  script: z.array(z.string()),
})

const githubJobs = (name: string): Job[] =>
  Object.entries(githubFile.parse(parse(textOf(name))).jobs).map(([job, read]) => ({
    name: job,
    needs: read.needs,
    condition: read.if,
    commands: read.steps.map(({ run }) => run),
    isOnServer: read['runs-on'].includes('self-hosted'),
    limit: read['timeout-minutes'],
  }))

const gitlabJobs = (name: string): Job[] =>
  Object.entries(z.record(z.string(), z.unknown()).parse(parse(textOf(name), { merge: true }))).flatMap(
    ([job, value]) => {
      const read = gitlabJob.safeParse(value)
      if (!read.success) return []
      const { needs, rules, when, tags, timeout, script } = read.data
      const condition = [when, ...rules.flatMap((rule) => [rule.if, rule.when ?? ''])].join(' ').trim()
      return [{ name: job, needs, condition, commands: script, isOnServer: tags.includes('web'), limit: timeout }]
    },
  )

const forges = [
  ['github.yml', githubJobs('github.yml')],
  ['gitlab.yml', gitlabJobs('gitlab.yml')],
] as const

test.each(readdirSync(folder))('%s can be read, and runs only commands that there are', (name) => {
  const text = textOf(name)
  expect(parseDocument(text, { merge: true }).errors).toEqual([])
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command = '']) => command)
  expect(commands.filter((command) => scripts[command] === undefined)).toEqual([])
})

test('the workflow hands on every setting', () => {
  const text = textOf('github.yml')
  expect(settingsTable.filter(({ name }) => !text.includes(`${name}: \${{ vars.${name} }}`))).toEqual([])
})

// A job that waits for another runs only where that one succeeded, unless a condition of its own says otherwise. So a chain
// without such conditions holds for pushes, schedules and starts by hand, and for tests that failed, ended early or never ran.
test.each(forges)('%s releases only a commit whose tests have passed, whatever started it', (_, jobs) => {
  const named = new Map(jobs.map((job) => [job.name, job]))
  const chainOf = (job: Job): Job[] => [job, ...job.needs.flatMap((name) => chainOf(named.get(name) ?? job))]
  const runs = (job: Job, command: RegExp) => job.commands.some((text) => command.test(text))
  const releasing = jobs.filter((job) => runs(job, /npm run release(?!.*--rollback)/))
  expect(releasing.map(({ name }) => name)).toEqual(['deploy'])
  for (const job of chainOf(named.get('deploy') ?? expect.fail('no job deploys'))) {
    expect(job.condition, job.name).not.toMatch(/always|failure|cancelled|event|schedule|SOURCE|manual|never/i)
    if (job.needs.length === 0) expect([job.name, job.condition, runs(job, /npm test/)]).toEqual(['test', '', true])
  }
})

test.each(forges)('%s checks each release, and goes back where the check fails', (_, jobs) => {
  const needsOf = (wanted: string) => jobs.find(({ name }) => name === wanted)?.needs
  expect(needsOf('check')).toContain('deploy')
  expect(needsOf('rollback')).toContain('check')
})

test.each([...forges, ['github-audit.yml', githubJobs('github-audit.yml')] as const])(
  '%s limits the time of each job, and builds nothing on the web server',
  (_, jobs) => {
    expect(jobs.filter(({ limit }) => limit === undefined)).toEqual([])
    const onServer = jobs.filter(({ isOnServer }) => isOnServer).flatMap(({ commands }) => commands)
    expect(onServer.filter((command) => /npm (ci|install|test|exec)|npx|run (?!release\b)\w/.test(command))).toEqual([])
  },
)

test.each(['github.yml', 'github-audit.yml'])('%s lets its jobs read the repository, and nothing else', (name) => {
  const { permissions, jobs } = githubFile.parse(parse(textOf(name)))
  expect(permissions).toEqual({ contents: 'read' })
  expect(Object.values(jobs).filter((job) => job.permissions ?? job['continue-on-error'])).toEqual([])
})

test('actions and images are named by the hash of their content, beside the version that it is', () => {
  const named = ['github.yml', 'github-audit.yml', 'gitlab.yml'].flatMap((name) =>
    textOf(name)
      .split('\n')
      .filter((line) => /\b(uses|image): /.test(line)),
  )
  const base = readFileSync('Dockerfile', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('FROM'))
  const isPinned = (line: string) =>
    /@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line) || /:\d+\.\d+\.\d+@sha256:[\da-f]{64}$/.test(line)
  expect(named.length).toBeGreaterThan(10)
  expect([...named, ...base].filter((line) => !isPinned(line))).toEqual([])
})

test('a release needs no package, so that a web server can do without npm ci', () => {
  const server = temporaryFolder()
  for (const part of ['package.json', 'server', 'content']) cpSync(part, join(server, part), { recursive: true })
  const { stderr } = spawnSync(process.execPath, ['server/publish/deploy/release.ts'], {
    cwd: server,
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^Usage: npm run release/m)
})
