import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
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
  },
)

test('the workflow of GitHub hands on every setting, and may read the repository, nothing else', () => {
  const text = textOf('github.yml')
  expect(settingsTable.filter(({ name }) => !text.includes(`${name}: \${{ vars.${name} }}`))).toEqual([])
  for (const name of ['github.yml', 'github-audit.yml']) {
    expect(textOf(name).match(/^ *permissions:\n(?: +.+\n)+?(?=\S)/gm)).toEqual(['permissions:\n  contents: read\n'])
  }
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
  const options = { cwd: server, encoding: 'utf8' } as const
  const { stderr } = spawnSync(process.execPath, ['server/publish/deploy/release.ts'], options)
  expect(stderr).toMatch(/^Usage: npm run release/m)
})
