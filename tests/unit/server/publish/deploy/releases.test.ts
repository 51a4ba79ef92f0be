import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { currentRelease, makeRelease, releaseNames, rollBack } from '#server/publish/deploy/releases.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** A build of one page and one asset, in place of the last. */
function build(version: string, folder = join(temporaryFolder(), 'dist')): string {
  for (const part of ['client/assets', 'hosts']) mkdirSync(join(folder, part), { recursive: true })
  for (const file of [
    'client/index.html',
    `client/assets/app-${version}.js`,
    'hosts/nginx.conf',
    'headers.json',
    'pages.json',
    'files.json',
  ])
    writeFileSync(join(folder, file), version)
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
  const hasAsset = (version: string) => existsSync(served(folder, `assets/app-${version}.js`))
  const names = ['1', '2', '3', '4'].map((version, second) => release(folder, version, second))

  expect(names).toEqual(['20261201T120000Z', '20261201T120001Z', '20261201T120002Z', '20261201T120003Z'])
  expect(servedVersion(folder)).toBe('4')
  expect(['1', '2', '3', '4'].map(hasAsset)).toEqual([false, true, true, true])
  expect(releaseNames(folder)).toEqual(names.slice(1))

  expect([rollBack(folder), currentRelease(folder)]).toEqual([names[2], names[2]])
  expect(servedVersion(folder)).toBe('3')
  expect(readFileSync(join(folder, 'current', 'hosts', 'nginx.conf'), 'utf8')).toBe('3')
  rollBack(folder)
  expect(() => rollBack(folder)).toThrow(`${folder} holds no release before ${names[1]} to go back to.`)

  release(folder, '5', 5)
  expect([servedVersion(folder), hasAsset('4'), hasAsset('2')]).toEqual(['5', true, true])
})

it('goes back to the good release after each bad one, however many there are', () => {
  const folder = temporaryFolder()
  release(folder, 'older', 0)
  const good = release(folder, 'good', 1)
  for (const second of [2, 3, 4, 5]) {
    release(folder, `bad ${second}`, second)
    expect([rollBack(folder), servedVersion(folder)]).toEqual([good, 'good'])
  }
  expect(release(folder, 'better', 6)).not.toBe(good)
  expect([rollBack(folder), servedVersion(folder)]).toEqual([good, 'good'])
  // Of those that were rolled back from only the last stays.
  expect(releaseNames(folder)).toHaveLength(4)
  expect([rollBack(folder), servedVersion(folder)]).toEqual(['20261201T120000Z', 'older'])
})

it('gives a release of the same second, or of a clock that was set back, a name after the last', () => {
  const folder = temporaryFolder()
  const names = [2, 2, -3600].map((second, index) => release(folder, `${index}`, second))
  expect(names).toEqual(['20261201T120002Z', '20261201T120003Z', '20261201T120004Z'])
  expect(servedVersion(folder)).toBe('2')
})

it('removes what runs that were killed have left, and nothing that is no release', () => {
  const folder = temporaryFolder()
  release(folder, '1', 1)
  const releases = join(folder, 'releases')
  build('half', join(releases, '.20261201T120002Z'))
  build('never served', join(releases, '20261201T120003Z'))
  for (const name of ['0-notes', '.kept', '20261201']) build(name, join(releases, name))
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, '.lock'), `${pid}`)
  for (const version of ['4', '5', '6']) release(folder, version, Number(version))
  expect(readdirSync(releases).sort()).toEqual(
    ['.kept', '0-notes', '20261201', '20261201T120004Z', '20261201T120005Z', '20261201T120006Z'].sort(),
  )
  expect(readdirSync(folder).sort()).toEqual(['current', 'releases'])
  rollBack(folder)
  expect(servedVersion(folder)).toBe('5')
})

it('does nothing while another run works in the folder', () => {
  const folder = temporaryFolder()
  release(folder, '1', 1)
  writeFileSync(join(folder, '.lock'), `${process.pid}`)
  for (const act of [() => release(folder, '2', 2), () => rollBack(folder)])
    expect(act).toThrow(`Another run works in ${folder}.`)
  expect(releaseNames(folder)).toEqual(['20261201T120001Z'])
  expect(existsSync(join(folder, '.lock'))).toBe(true)
})

it('says of a folder that cannot be made which one it is', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeRelease(build('1'), join(folder, 'file', 'site'))).toThrow(
    `${join(folder, 'file', 'site')} cannot be made`,
  )
  if (process.platform === 'linux')
    expect(() => makeRelease(build('1'), '/proc/none/site')).toThrow('/proc/none cannot be made: ENOENT')
  expect(() => rollBack(join(folder, 'none'))).toThrow(`${join(folder, 'none')} does not exist`)
})

it('refuses a folder in the build, which the next build would remove, by a link as well', () => {
  const dist = build('1')
  const link = join(temporaryFolder(), 'site')
  symlinkSync(dist, link)
  for (const folder of [dist, join(dist, 'client', 'new'), link, join(link, 'new')])
    expect(() => makeRelease(dist, folder)).toThrow(`${folder} lies in ${dist}`)
  expect(existsSync(join(dist, 'releases'))).toBe(false)
})

it('publishes no link, and names it', () => {
  const [dist, folder] = [build('1'), temporaryFolder()]
  symlinkSync('/etc/passwd', join(dist, 'client', 'assets', 'leak.txt'))
  expect(() => makeRelease(dist, folder)).toThrow(`${join(dist, 'client', 'assets', 'leak.txt')} is a link`)
  expect(readdirSync(folder)).toEqual([])
})

it('touches no "current" and no "releases" that it has not made', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'current'))
  expect(() => release(folder, '1', 1)).toThrow(`${join(folder, 'current')} is not the link to a release`)
  rmSync(join(folder, 'current'), { recursive: true })
  symlinkSync('../elsewhere', join(folder, 'current'))
  expect(() => release(folder, '1', 1)).toThrow(`${join(folder, 'current')} is not the link to a release`)
  expect(readlinkSync(join(folder, 'current'))).toBe('../elsewhere')
  expect(readdirSync(folder)).toEqual(['current'])

  const [other, elsewhere] = [temporaryFolder(), temporaryFolder()]
  symlinkSync(elsewhere, join(other, 'releases'))
  expect(() => release(other, '1', 1)).toThrow(`${join(other, 'releases')} is no folder`)
  expect(readdirSync(elsewhere)).toEqual([])
})

it('leaves the present release where a new one cannot be made', () => {
  const folder = temporaryFolder()
  const first = release(folder, '1', 1)
  const dist = build('2')
  rmSync(join(dist, 'headers.json'))
  expect(() => makeRelease(dist, folder)).toThrow('headers.json')
  expect(() => makeRelease(join(folder, 'none'), folder)).toThrow('There is no built site in')
  expect([currentRelease(folder), releaseNames(folder)]).toEqual([first, [first]])
})

it('refuses an empty folder, as of a variable that is not set', () => {
  for (const args of [[''], ['', '--rollback']]) {
    const { status, stderr } = spawnSync(process.execPath, ['server/publish/deploy/release.ts', ...args])
    expect([status, stderr.toString()]).toEqual([1, expect.stringMatching('^The folder is an empty text')])
  }
})
