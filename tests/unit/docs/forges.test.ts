/* The configurations for GitHub and GitLab run what they must, with no more rights than they need. */

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settingsTable } from '#server/environment.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const textOf = (name: string) => readFileSync(`docs/forges/${name}`, 'utf8')
const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([])
/** What decides whether a job runs: GitHub's `if`, and GitLab's `when` and `rules`. */
const job = z.looseObject({
  needs: oneOrMore,
  if: z.unknown().optional(),
  when: z.unknown().optional(),
  rules: z.unknown().optional(),
  permissions: z.unknown().optional(),
  steps: z.array(z.looseObject({ if: z.string().optional(), run: z.string().optional() })).default([]),
  after_script: z.array(z.string()).default([]),
})
type Job = z.infer<typeof job>

const jobsOf = (name: string): Record<string, Job> => {
  const file: Record<string, unknown> = parse(textOf(name), { merge: true })
  const jobs = z.record(z.string(), z.unknown()).parse(file.jobs ?? file)
  return Object.fromEntries(
    Object.entries(jobs).flatMap(([key, value]) => {
      const read = job.safeParse(value)
      return read.success ? [[key, read.data]] : []
    }),
  )
}

// A job that waits for another runs only where that one succeeded, unless a condition of its own says otherwise.
test.each(['github.yml', 'gitlab.yml'])(
  '%s releases only a commit whose tests have passed, and checks the release',
  (name) => {
    const jobs = jobsOf(name)
    const chainOf = (key: string): string[] => [key, ...(jobs[key]?.needs.flatMap(chainOf) ?? [])]
    const linesOf = (key: string) => JSON.stringify(jobs[key], null, 1).split(/\n|\\n/)
    const releasing = Object.keys(jobs).filter((key) =>
      linesOf(key).some((line) => /npm run release(?!.*--rollback)/.test(line)),
    )
    expect(releasing).toEqual(['deploy'])
    expect(chainOf('deploy')).toContain('test')
    expect(JSON.stringify(jobs.test)).toContain('npm test')
    for (const key of chainOf('deploy')) {
      const condition = JSON.stringify([jobs[key]?.if, jobs[key]?.when, jobs[key]?.rules])
      expect(condition, key).not.toMatch(/always|failure|cancelled|event|schedule|SOURCE|manual|never/i)
    }
    expect(jobs.check?.needs).toContain('deploy')
    expect(jobs.rollback?.needs).toContain('check')
    // A rollback by name leaves the release of another run.
    for (const line of Object.keys(jobs).flatMap(linesOf))
      if (line.includes('--rollback')) expect(line).toMatch(/--rollback \\?"\$/)
  },
)

test('the workflow of GitHub hands on every setting', () => {
  const text = textOf('github.yml')
  expect(settingsTable.filter(({ name }) => !text.includes(`${name}: \${{ vars.${name} }}`))).toEqual([])
})

test('jobs on GitHub may read the repository, and the one that may write to it runs no code of the project', () => {
  for (const name of ['github.yml', 'github-audit.yml'])
    expect(parse(textOf(name)).permissions, name).toEqual({ contents: 'read' })
  const writing = Object.entries(jobsOf('github.yml')).filter(([, { permissions }]) => permissions !== undefined)
  expect(writing.map(([key, { permissions }]) => [key, permissions])).toEqual([['record', { contents: 'write' }]])
  for (const name of ['github.yml', 'gitlab.yml']) expect(JSON.stringify(jobsOf(name).record)).not.toMatch(/npm|node/)
})

test('the token of Cloudflare reaches one step, after wrangler is installed from its lockfile', () => {
  const { deploy } = jobsOf('github-cloudflare.yml')
  const steps = JSON.stringify(deploy?.steps)
  expect(JSON.stringify({ ...deploy, steps: [] })).not.toContain('secrets.')
  expect(steps.match(/"run":"[^"]*wrangler[^"]*"(,"env":\{"CLOUDFLARE)?/g)).toEqual([
    '"run":"npm ci --ignore-scripts --prefix tests/hosts/wrangler"',
    expect.stringMatching(/wrangler pages deploy dist\/client .*"env":\{"CLOUDFLARE$/),
  ])
})

/** The lines by which a deploy that ends early takes its release back. */
const takingBack = {
  'github.yml': (deploy: Job) => deploy.steps.find(({ if: condition }) => condition)?.run ?? '',
  'gitlab.yml': (deploy: Job) => deploy.after_script.join('\n'),
}

test.each(
  (['github.yml', 'gitlab.yml'] as const).flatMap(
    (name) =>
      [
        [name, 'before it switched', '1', '1', ''],
        [name, 'after it switched', '1', '2', 'run release -- RELEASES --rollback 2\n'],
        [name, 'before it knew which release was current', '', '1', ''],
      ] as const,
  ),
)(
  '%s: a deploy that ends early %s takes back what it has released, and nothing else',
  (name, _, before, now, called) => {
    const folder = temporaryFolder()
    symlinkSync(`releases/${now}`, join(folder, 'current'))
    const earlier = before && `releases/${before}`
    writeFileSync(join(folder, 'before'), earlier)
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >> called\n`, { mode: 0o755 })
    const lines = takingBack[name](jobsOf(name).deploy ?? job.parse({}))
    const env = { PATH: `${folder}:${process.env.PATH}`, RELEASES: folder, BEFORE: earlier, SERVER_RELOAD: 'true' }
    expect(spawnSync('bash', ['-e', '-c', lines], { cwd: folder, env }).status).toBe(0)
    const file = join(folder, 'called')
    expect((existsSync(file) ? readFileSync(file, 'utf8') : '').replace(folder, 'RELEASES')).toBe(called)
  },
)

test('actions and images are named by the hash of their content, beside the version that it is', () => {
  const named = ['github.yml', 'github-audit.yml', 'github-cloudflare.yml', 'gitlab.yml'].flatMap((name) =>
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
  const options = { cwd: server, encoding: 'utf8' } as const
  const { stderr } = spawnSync(process.execPath, ['server/publish/deploy/release.ts'], options)
  expect(stderr).toMatch(/^Usage: npm run release/m)
})
