import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { filesBelow } from '#server/publish/files.ts'
import { openStaging, replaceBuild } from '#server/publish/staging.ts'
import { copyWithBuild, runIn } from './copy.ts'

let project = ''
let before = ''
beforeAll(async () => {
  project = copyWithBuild('last-good')
  before = await digest()
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const other = () => join(project, 'content/en/blog/cybersecurity-measures-protecting-gis.md')
const article = () => join(project, 'content/en/blog/reimagining-urban-resilience.md')

beforeEach((context) => {
  const words = readFileSync(article())
  context.onTestFinished(() => writeFileSync(article(), words))
})

/** One hash of all files of the last build, by name and bytes. */
async function digest(): Promise<string> {
  const dist = join(project, 'dist')
  const hash = createHash('sha256')
  for (const file of await filesBelow(dist)) hash.update(file).update(readFileSync(join(dist, file)))
  return hash.digest('hex')
}

async function build(options: Parameters<typeof runIn>[3] = {}) {
  const { code, printed } = await runIn(project, 'server/publish/build.ts', ['--local'], options)
  const lines = printed.split('\n').filter((line) => line !== '')
  return { code, printed, lines: lines.slice(lines.indexOf('The build failed.') + 1) }
}

it('a mistake in an article leaves the last build whole, and is one line', async () => {
  appendFileSync(article(), '\nSee [it](/abuot).\n')
  const { code, lines } = await build()
  expect([code, lines]).toEqual([
    1,
    [expect.stringMatching(/^content\/en\/blog\/reimagining-urban-resilience\.md:\d+: link "\/abuot": no page has/)],
  ])
  expect(await digest()).toBe(before)
})

it('an article that French lacks stops the build, with its file and what to do', async (context) => {
  const file = join(project, 'content/fr/blog/reimagining-urban-resilience.md')
  const words = readFileSync(file)
  rmSync(file)
  context.onTestFinished(() => writeFileSync(file, words))
  const { code, lines } = await build()
  expect([code, lines]).toEqual([
    1,
    [
      expect.stringMatching(
        /content\/fr\/blog\/reimagining-urban-resilience\.md is missing: content\/en\/blog\/\S+ stands in English alone\. Write its translation there\./,
      ),
    ],
  ])
  expect(await digest()).toBe(before)
})

it('an address that was published stops the build when nothing answers it, as does a redirect to it', async (context) => {
  const [memory, table] = ['published.txt', 'redirects.ts'].map((name) => join(project, 'content', 'facts', name))
  for (const [file = '', passage, changed] of [
    [memory, '/blog\n', '/blog\n/blog/withdrawn\n'],
    [table, "'/feed': '/rss.xml'", "'/feed': '/blog/withdrawn'"],
  ] as const) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(passage, changed))
    context.onTestFinished(() => writeFileSync(file, text))
  }
  const { code, lines } = await build()
  expect([code, lines]).toEqual([
    1,
    [
      expect.stringContaining('/blog/withdrawn was published and has no page any more: write where it leads'),
      expect.stringContaining("leads to '/blog/withdrawn', which is no page or file of the site"),
    ],
  ])
  expect(await digest()).toBe(before)
})

it('an article dated to come, with a link to it from another, stops the build', async (context) => {
  const words = readFileSync(other(), 'utf8')
  writeFileSync(other(), words.replace(/^date: .*(\nmodified: .*)?$/m, 'date: December 1, 2099'))
  appendFileSync(article(), '\nSee [it](/blog/cybersecurity-measures-protecting-gis).\n')
  context.onTestFinished(() => writeFileSync(other(), words))
  const { code, lines } = await build()
  expect([code, lines]).toEqual([
    1,
    expect.arrayContaining([
      expect.stringMatching(/^content\/en\/blog\/reimagining.*that article appears on December 1, 2099/),
    ]),
  ])
  expect(await digest()).toBe(before)
})

// Only an administrator can mount a disk of this test's own, and become a user to whom the folder is closed.
const asAdministrator = process.getuid?.() === 0 && process.platform === 'linux' ? it : it.skip

asAdministrator('a full disk leaves the last build whole, and is one line', async () => {
  mkdirSync(join(project, 'small'))
  const script = `
    mount -t tmpfs -o size=1m tmpfs small && mkdir small/client && echo last > small/client/index.html
    "$@" --into small; code=$?
    printf 'The site: '; cat small/client/index.html; exit $code`
  const { code, printed, lines } = await build({ command: ['unshare', '--mount', 'sh', '-c', script, 'sh'] })
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^The disk is full\. Make room on it, and try again\. \(/)]])
  expect(printed).toContain('The site: last\n')
})

asAdministrator('a folder that is closed to the builder leaves the last build whole, and is one line', async () => {
  chmodSync(project, 0o755)
  const { code, lines } = await build({ uid: 65_534 })
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^A folder cannot be written to\. Make it writable/)]])
  expect(await digest()).toBe(before)
})

it('a build that was stopped while it replaced the last one is put back', () => {
  const folder = join(project, 'stopped')
  mkdirSync(join(folder, 'client'), { recursive: true })
  writeFileSync(join(folder, 'client', 'index.html'), 'last')
  mkdirSync(join(folder, '.replaced'))
  renameSync(join(folder, 'client'), join(folder, '.replaced', 'client'))
  const staging = openStaging(folder)
  expect(readFileSync(join(folder, 'client', 'index.html'), 'utf8')).toBe('last')
  mkdirSync(join(staging, 'client'))
  writeFileSync(join(staging, 'client', 'about.html'), 'next')
  replaceBuild(folder)
  expect([existsSync(join(folder, 'client', 'index.html')), existsSync(join(folder, 'client', 'about.html'))]).toEqual([
    false,
    true,
  ])
})
