/* Releases on a web server: made, rolled back, and kept whole. */

import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeFileList } from '#server/publish/deploy/file-list.ts'
import { makeRelease, rollBack } from '#server/publish/deploy/releases.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

/** A build of one page and one asset. */
async function build(version: string, folder = join(temporaryFolder(), 'dist')): Promise<string> {
  for (const part of ['client/assets', 'hosts']) mkdirSync(join(folder, part), { recursive: true })
  const asset = `client/assets/app-${version}.js`
  for (const file of ['client/index.html', asset, 'headers.json', 'pages.json', 'services.json'])
    writeFileSync(join(folder, file), version)
  writeFileSync(join(folder, `${asset}.br`), brotliCompressSync(version))
  await writeFileList(join(folder, 'client'))
  return folder
}

const noon = Date.parse('2026-12-01T12:00:00Z')
/** Releases a build of a version, some seconds after noon. */
const release = async (folder: string, version: string, second: number) =>
  makeRelease(await build(version), folder, new Date(noon + second * 1000))
/** Runs `npm run release` in a folder that contains the build. */
const command = (build: string, args: readonly string[], umask = '022') =>
  promisify(execFile)(
    'sh',
    ['-c', `umask ${umask}; exec "$0" "$@"`, process.execPath, resolve('server/publish/deploy/release.ts'), ...args],
    { cwd: dirname(build) },
  )
const served = (folder: string, file = 'index.html') => join(folder, 'current', 'client', file)
const servedVersion = (folder: string) => readFileSync(served(folder), 'utf8')

it('keeps the assets of the two releases before, and goes back in one step', async () => {
  const folder = temporaryFolder()
  const assets = () => readdirSync(served(folder, 'assets')).sort()
  const names: string[] = []
  for (const version of ['1', '2', '3', '4']) names.push(await release(folder, version, names.length))

  expect(names).toEqual(['20261201T120000Z', '20261201T120001Z', '20261201T120002Z', '20261201T120003Z'])
  expect(servedVersion(folder)).toBe('4')
  expect(assets()).toEqual(['2', '3', '4'].flatMap((version) => [`app-${version}.js`, `app-${version}.js.br`]))
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual(names.slice(1))

  expect([rollBack(folder), servedVersion(folder)]).toEqual([names[2], '3'])
  expect([rollBack(folder), servedVersion(folder)]).toEqual([names[1], '2'])
  expect(() => rollBack(folder)).toThrow(`${folder} contains no previous release.`)

  await release(folder, '5', 5)
  expect([servedVersion(folder), assets()]).toEqual(['5', ['app-2.js', 'app-2.js.br', 'app-5.js', 'app-5.js.br']])
})

it('goes back to the good release after each bad one, however many there are', async () => {
  const folder = temporaryFolder()
  const good = await release(folder, 'good', 1)
  for (const second of [2, 3, 4, 5]) {
    await release(folder, `bad ${second}`, second)
    expect([rollBack(folder), servedVersion(folder)]).toEqual([good, 'good'])
  }
})

it('leaves the present release where a new one cannot be made, and files of others alone', async () => {
  const folder = temporaryFolder()
  const first = await release(folder, '1', 1)
  mkdirSync(join(folder, 'releases', 'notes'))
  const dist = await build('2')
  rmSync(join(dist, 'headers.json'))
  expect(() => makeRelease(dist, folder)).toThrow('headers.json')
  expect(() => makeRelease(join(folder, 'none'), folder)).toThrow('There is no built site in')
  expect(servedVersion(folder)).toBe('1')
  await release(folder, '3', 3)
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual([first, '20261201T120003Z', 'notes'])
})

it('refuses a folder in the build, which the next build would remove, by a link as well', async () => {
  const dist = await build('1')
  const link = join(temporaryFolder(), 'site')
  symlinkSync(dist, link)
  for (const folder of [dist, join(dist, 'client', 'new'), link, join(link, 'new')])
    expect(() => makeRelease(dist, folder)).toThrow(`${folder} is inside ${dist}`)
  expect(existsSync(join(dist, 'releases'))).toBe(false)
})

it('says what to do where a copy without links has made a folder of the current release', async () => {
  const [folder, dist] = [temporaryFolder(), await build('1')]
  mkdirSync(join(folder, 'current'))
  for (const use of [() => makeRelease(dist, folder), () => rollBack(folder)])
    expect(use).toThrow(/current is no link to a release\. .* Move it away, and release again\.$/)
  expect(readdirSync(folder)).toEqual(['current'])
})

it.each(['a-file', 'a-file/below', 'a-link-to-nothing'])(
  'says what to pass where %s cannot be a folder',
  async (name) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a-file'), '')
    symlinkSync(join(folder, 'unmounted', 'disk'), join(folder, 'a-link-to-nothing'))
    await expect(release(join(folder, name), '1', 1)).rejects.toThrow(
      /releases cannot be made a folder .* Pass a folder, /,
    )
  },
)

it('makes one release after the other where several begin at once', async () => {
  const folder = temporaryFolder()
  const builds = await Promise.all(['1', '2', '3', '4'].map((version) => build(version)))
  const said = await Promise.all(builds.map((one) => command(one, [folder])))
  const names = said.map(({ stdout }) => stdout.trim().split(' ').at(-1)?.slice(0, -1) ?? '').sort()
  expect(new Set(names).size).toBe(builds.length)
  expect(readdirSync(join(folder, 'releases')).sort()).toEqual(names.slice(1))
  expect(readdirSync(served(folder, 'assets'))).toHaveLength(6)
})

it.each([
  ['client/about.html', undefined],
  ['client/index.html', '2'],
  ['client/assets/app-1.js.br', '1'],
  ['files.json', '{'],
  ['files.json', '{}'],
  ['files.json', undefined],
])('releases no build whose %s is %j, and says which file it is', async (file, content) => {
  const folder = temporaryFolder()
  const good = await release(folder, 'good', 1)
  const dist = await build('1')
  writeFileSync(join(dist, 'client', 'about.html'), 'about')
  await writeFileList(join(dist, 'client'))
  if (content === undefined) rmSync(join(dist, file))
  else writeFileSync(join(dist, file), content)
  expect(() => makeRelease(dist, folder)).toThrow(new RegExp(`${dist}.*${basename(file)}.* Run npm run build\\.$`))
  expect(readdirSync(join(folder, 'releases'))).toContain(good)
  expect(servedVersion(folder)).toBe('good')
})

it.each([undefined, '', '{"index', '[]'])(
  'says what to do where the list of an earlier release is %j',
  async (content) => {
    const folder = temporaryFolder()
    const list = join(folder, 'releases', await release(folder, '1', 1), 'files.json')
    if (content === undefined) rmSync(list)
    else writeFileSync(list, content)
    await expect(release(folder, '2', 2)).rejects.toThrow(`${list} cannot be read`)
    await expect(release(folder, '2', 2)).rejects.toThrow('write {} into it')
    writeFileSync(list, '{}')
    await release(folder, '2', 2)
    expect(servedVersion(folder)).toBe('2')
  },
)

it.each(['077', '027'])('can be read by a web server, also under the umask %s', async (umask) => {
  const dist = await build('1')
  spawnSync('chmod', ['-R', 'go-rwx', dist])
  const folder = join(temporaryFolder(), 'new', 'site')
  await command(dist, [folder], umask)
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) => name !== '.lock')
  const closed = paths.filter(
    (entry) => (~statSync(join(entry.parentPath, entry.name)).mode & (entry.isDirectory() ? 0o005 : 0o004)) !== 0,
  )
  expect(closed).toEqual([])
})

it('says whose lock it is that cannot be used, and what to do', async () => {
  const folder = temporaryFolder()
  // Written like this because every file is open to root, as whom tests may run.
  writeFileSync(join(folder, '.lock'), 'not a lock of this program')
  const dist = await build('1')
  await expect(command(dist, [folder])).rejects.toThrow(
    /\.lock cannot be locked .* It belongs to user \d+, and this command runs as user \d+\. Run the command as .*chown -R USER/,
  )
})

it('notes that a build calls services of one machine alone', async () => {
  const dist = await build('1')
  const noteOn = async (address: string) => {
    writeFileSync(join(dist, 'services.json'), JSON.stringify({ addresses: [address] }))
    return (await command(dist, [temporaryFolder()])).stderr
  }
  expect(await noteOn('/form/submit')).toContain('Note: this build is for one machine')
  expect(await noteOn('https://api.web3forms.com/submit')).not.toContain('one machine')
})

it('goes back from a named release only while that one is current', async () => {
  const folder = temporaryFolder()
  const [, bad, good] = [await release(folder, '1', 1), await release(folder, '2', 2), await release(folder, '3', 3)]
  const dist = await build('4')
  for (const name of [bad, ''])
    await expect(command(dist, [folder, '--rollback', name])).rejects.toThrow(
      `current is release ${good}, not "${name}". Nothing was rolled back.`,
    )
  expect(servedVersion(folder)).toBe('3')
  expect((await command(dist, [folder, '--rollback', good])).stdout).toContain(`current is release ${bad}.`)
  expect(servedVersion(folder)).toBe('2')
})

it.each([
  [[], 'Usage: npm run release'],
  [[''], 'FOLDER is empty'],
  [['', '--rollback'], 'FOLDER is empty'],
  [['site', '20261201T120000Z'], 'only after --rollback'],
])('refuses %j', (args, said) => {
  const { status, stderr } = spawnSync(process.execPath, ['server/publish/deploy/release.ts', ...args])
  expect([status, stderr.toString()]).toEqual([1, expect.stringContaining(said)])
})
