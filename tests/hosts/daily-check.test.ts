import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { listen } from '#server/local/site/listen.ts'
import { makeRelease } from '#server/publish/deploy/releases.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairnline-daily-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a release of the build as another day would have made it, and returns its folder. */
function releaseOfAnotherDay(): string {
  const build = join(folder, 'build')
  cpSync('dist', build, { recursive: true })
  const [version, list] = [join(build, 'client/version.json'), join(build, 'files.json')]
  const text = readFileSync(version, 'utf8').replace(/"publicationDay":"[^"]*"/, '"publicationDay":"2098-12-01"')
  for (const end of ['', '.br', '.gz']) rmSync(`${version}${end}`, { force: true })
  writeFileSync(version, text)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const files = { ...JSON.parse(readFileSync(list, 'utf8')), 'version.json': { bytes: text.length, sha256 } }
  writeFileSync(list, JSON.stringify(files))
  makeRelease(build, join(folder, 'releases'))
  return join(folder, 'releases', 'current')
}

it('compares a site that is published daily with its current release, not with the build of another day', async () => {
  const release = releaseOfAnotherDay()
  const host = await listen({ port: 0, dataFolder: join(folder, 'data'), site: join(release, 'client') })
  onTestFinished(host.close)
  const check = (...options: string[]) => {
    const command = ['server/publish/deploy/check.ts', host.origin, ...options]
    return promisify(execFile)(process.execPath, command)
  }
  await expect(check('--build', release)).resolves.toMatchObject({
    stdout: expect.stringContaining('passes all checks'),
  })
  await expect(check()).rejects.toMatchObject({
    stdout: expect.stringContaining('with --date and that publicationDay'),
  })
})
