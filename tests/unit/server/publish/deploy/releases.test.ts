import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { currentRelease, makeRelease, releaseNames, rollBack } from '#server/publish/deploy/releases.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** A build of one page and one asset, in place of the last. */
function build(folder: string, version: string): string {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['client/assets', 'hosts']) mkdirSync(join(folder, part), { recursive: true })
  for (const file of [
    'client/index.html',
    `client/assets/app-${version}.js`,
    'hosts/nginx.conf',
    'headers.json',
    'pages.json',
  ])
    writeFileSync(join(folder, file), version)
  return folder
}

it('keeps the assets of the two releases before, and goes back in one step', () => {
  const folder = temporaryFolder()
  const served = (file: string) => join(folder, 'current', 'client', file)
  const hasAsset = (version: string) => existsSync(served(`assets/app-${version}.js`))
  for (const version of ['1', '2', '3', '4']) makeRelease(build(join(folder, 'dist'), version), folder, version)

  expect(readFileSync(served('index.html'), 'utf8')).toBe('4')
  expect(['1', '2', '3', '4'].map(hasAsset)).toEqual([false, true, true, true])
  expect(releaseNames(folder)).toEqual(['2', '3', '4'])

  expect([rollBack(folder), currentRelease(folder)]).toEqual(['3', '3'])
  expect(readFileSync(served('index.html'), 'utf8')).toBe('3')
  expect(readFileSync(join(folder, 'current', 'hosts', 'nginx.conf'), 'utf8')).toBe('3')
  rollBack(folder)
  expect(() => rollBack(folder)).toThrow(`${folder} holds no release before 2.`)

  makeRelease(build(join(folder, 'dist'), '5'), folder, '5')
  expect([currentRelease(folder), hasAsset('4')]).toEqual(['5', true])
})

it('says of a folder that cannot be made which one it is', () => {
  const dist = build(join(temporaryFolder(), 'dist'), '1')
  writeFileSync(join(dist, 'file'), '')
  expect(() => makeRelease(dist, join(dist, 'file', 'site'), '1')).toThrow(
    `${join(dist, 'file', 'site')} cannot be made`,
  )
  if (process.platform === 'linux')
    expect(() => makeRelease(dist, '/proc/none/site', '1')).toThrow('/proc/none cannot be made: ENOENT')
})

it('leaves the present release where a new one cannot be made', () => {
  const folder = temporaryFolder()
  makeRelease(build(join(folder, 'dist'), '1'), folder, '1')
  rmSync(join(build(join(folder, 'dist'), '2'), 'headers.json'))
  expect(() => makeRelease(join(folder, 'dist'), folder, '2')).toThrow('headers.json')
  expect(() => makeRelease(join(folder, 'none'), folder, '2')).toThrow('There is no built site in')
  expect([currentRelease(folder), releaseNames(folder)]).toEqual(['1', ['1']])
})
