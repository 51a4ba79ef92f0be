import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** Runs `npm run audit` against a registry, without what npm remembers of others. */
async function audit(registry: string): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, npm_config_registry: registry, npm_config_cache: temporaryFolder() }
    const child = execFile(process.execPath, ['tests/tools/audit/run.ts'], { env }, (_, stdout) =>
      resolve({ status: child.exitCode ?? -1, said: stdout }),
    )
  })
}

/** A registry on this machine. Returns its address. */
async function registry(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

const advisories = (severity: string) => ({
  react: [
    {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'A made-up weakness\u001b[2J',
      severity,
      vulnerable_versions: '<1000.0.0',
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
})

/** Answers the request for advisories, and knows no package. */
const withAdvisories =
  (body: object): RequestListener =>
  (request, response) => {
    const isAsked = request.url?.endsWith('/advisories/bulk') ?? false
    response.writeHead(isAsked ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isAsked ? body : { error: 'not found' }))
  }

it('does not pass where no registry answers, and says why', async () => {
  const { status, said } = await audit('http://127.0.0.1:9/')
  expect(said).toMatch(/^Not audited: the registry gave no advisories \(.+\)/)
  expect(status).toBe(69)
})

it('does not pass where the registry has no advisories', async () => {
  const { status, said } = await audit(await registry((_, response) => void response.writeHead(404).end('{}')))
  expect(said).toMatch(/^Not audited: the registry gave no advisories \(.+\)/)
  expect(status).toBe(69)
})

it.each([
  [0, 0, false],
  [1, 1, false],
  [69, 0, true],
])(
  'an audit that exits with %i lets .ci/run exit with %i, and only without an answer is it skipped',
  (code, expected, isSkipped) => {
    const programs = temporaryFolder()
    const npm = `#!/bin/sh\ncase "$1" in test) echo '5 passed, 0 failed' ;; run) exit ${code} ;; esac\n`
    writeFileSync(join(programs, 'npm'), npm, { mode: 0o755 })
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` }
    const { status, stdout } = spawnSync('.ci/run', { env, encoding: 'utf8' })
    expect(status).toBe(expected)
    expect(stdout.split('\n')).toContain('5 passed, 0 failed')
    expect(stdout.includes('Skipped: the audit of packages')).toBe(isSkipped)
  },
)

it('passes without known vulnerabilities', async () => {
  const { status, said } = await audit(await registry(withAdvisories({})))
  expect(said).toMatch(/^0 packages with known vulnerabilities/)
  expect(status).toBe(0)
})

it.each([
  ['moderate', 0],
  ['high', 1],
  ['critical', 1],
])('with a vulnerability that is %s exits with %i, and names it in safe lines', async (severity, expected) => {
  const { status, said } = await audit(await registry(withAdvisories(advisories(severity))))
  expect(said).toContain(`${severity}: react\n  A made-up weakness\\e[2J (https://advisories.example/1)\n`)
  expect(status).toBe(expected)
})
