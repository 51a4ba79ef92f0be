import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeRelease, rollBack } from '#server/publish/deploy/releases.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** A build of one page and one asset. */
function build(version: string): string {
  const folder = join(temporaryFolder(), 'dist')
  for (const part of ['client/assets', 'hosts']) mkdirSync(join(folder, part), { recursive: true })
  const asset = `assets/app-${version}.js`
  for (const file of ['client/index.html', `client/${asset}`, `client/${asset}.br`, 'headers.json', 'pages.json'])
    writeFileSync(join(folder, file), version)
  writeFileSync(join(folder, 'files.json'), JSON.stringify({ 'index.html': {}, [asset]: {} }))
  return folder
}

const noon = Date.parse('2026-12-01T12:00:00Z')
/** Releases a build of a version, some seconds after noon. */
const release = (folder: string, version: string, second: number) =>
  makeRelease(build(version), folder, new Date(noon + second * 1000))
const served = (folder: string, file = 'index.html') => join(folder, 'current', 'client', file)
const servedVersion = (folder: string) => readFileSync(served(folder), 'utf8')

it('keeps the assets of the two releases before, and goes back in one step', () => {
  const folder = temporaryFolder()
  const assets = () => readdirSync(served(folder, 'assets')).sort()
  const names = ['1', '2', '3', '4'].map((version, second) => release(folder, version, second))

  expect(names).toEqual(['20261201T120000Z', '20261201T120001Z', '20261201T120002Z', '20261201T120003Z'])
  expect(servedVersion(folder)).toBe('4')
  expect(assets()).toEqual(['2', '3', '4'].flatMap((version) => [`app-${version}.js`, `app-${version}.js.br`]))
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual(names.slice(1))

  expect([rollBack(folder), servedVersion(folder)]).toEqual([names[2], '3'])
  expect([rollBack(folder), servedVersion(folder)]).toEqual([names[1], '2'])
  expect(() => rollBack(folder)).toThrow(`${folder} contains no previous release.`)

  release(folder, '5', 5)
  expect([servedVersion(folder), assets()]).toEqual(['5', ['app-2.js', 'app-2.js.br', 'app-5.js', 'app-5.js.br']])
})

it('goes back to the good release after each bad one, however many there are', () => {
  const folder = temporaryFolder()
  const good = release(folder, 'good', 1)
  for (const second of [2, 3, 4, 5]) {
    release(folder, `bad ${second}`, second)
    expect([rollBack(folder), servedVersion(folder)]).toEqual([good, 'good'])
  }
})

it('leaves the present release where a new one cannot be made, and files of others alone', () => {
  const folder = temporaryFolder()
  const first = release(folder, '1', 1)
  mkdirSync(join(folder, 'releases', 'notes'))
  const dist = build('2')
  rmSync(join(dist, 'headers.json'))
  expect(() => makeRelease(dist, folder)).toThrow('headers.json')
  expect(() => makeRelease(join(folder, 'none'), folder)).toThrow('There is no built site in')
  expect(servedVersion(folder)).toBe('1')
  release(folder, '3', 3)
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual([first, '20261201T120003Z', 'notes'])
})

it('refuses a folder in the build, which the next build would remove, by a link as well', () => {
  const dist = build('1')
  const link = join(temporaryFolder(), 'site')
  symlinkSync(dist, link)
  for (const folder of [dist, join(dist, 'client', 'new'), link, join(link, 'new')])
    expect(() => makeRelease(dist, folder)).toThrow(`${folder} is inside ${dist}`)
  expect(existsSync(join(dist, 'releases'))).toBe(false)
})

it.each([
  [[], 'Usage: npm run release'],
  [[''], 'FOLDER is empty'],
  [['', '--rollback'], 'FOLDER is empty'],
])('refuses %j', (args, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['server/publish/deploy/release.ts', ...args])
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining(said)])
})
