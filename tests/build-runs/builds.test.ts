/* Builds of a copy of the project: one that fails, and one under another name on a later day. */

import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow } from '#server/publish/files.ts'
import { copyProject } from '#tests/project-copy.ts'
import { type Ended, runIn } from './copy.ts'

let project = ''
let failed: Ended = { code: -1, printed: '' }
let left = ''
let renamed: Ended = { code: -1, printed: '' }

const article = 'content/en/blog/reimagining-urban-resilience.md'
const vessels = ['en/notice-port-approaches.md', 'fr/notice-port-approaches.md'] as const
const notices = [
  { name: 'appears', files: vessels, dates: ['date: December 1, 2098', 'date: 1er décembre 2098'] },
  {
    name: 'waits',
    // Articles that say the same are refused, unless one is a draft.
    files: ['en/notice-harbour-hours.md', 'fr/notice-rencontre-de-rimouski.md'],
    dates: ['date: December 2, 2098', 'date: 2 décembre 2098'],
  },
  {
    name: 'draft',
    files: vessels,
    dates: ['date: October 24, 2025\ndraft: true', 'date: 24 octobre 2025\ndraft: true'],
  },
] as const

// Two builds of one copy: one with a mistake, beside a last good build, and then one of another product on a day to come.
beforeAll(async () => {
  project = copyProject('builds')
  if (existsSync('.cache')) cpSync('.cache', join(project, '.cache'), { recursive: true })
  cpSync('dist/client/index.html', join(project, 'dist/client/index.html'))
  appendFileSync(join(project, article), '\nSee [it](/abuot).\n')
  failed = await runIn(project, 'server/publish/build.ts', ['--local'])
  left = (await filesBelow(join(project, 'dist'))).join()

  cpSync(article, join(project, article))
  for (const { name, files, dates } of notices)
    for (const [place, language] of (['en', 'fr'] as const).entries()) {
      const text = readFileSync(join('tests/build-runs/recipes/files', files[place] ?? ''), 'utf8')
        .replaceAll(/\]\(\/(services\/port-approaches|partners)\)/g, '](/services)')
        .replace(/^address: .*$/m, `address: notice-${name}`)
        .replace(/^author: .*$/m, 'author: engineering')
        .replace(/^languages: .*\n/m, '')
        .replace(/^date: .*$/m, dates[place] ?? '')
      writeFileSync(join(project, 'content', language, 'blog', `notice-${name}.md`), text)
    }
  const args = ['--local', '--date', '2098-12-01']
  // A name of the greatest length, and a form service that is not of this machine.
  const settings = { PRODUCT_NAME: 'Boreal Analytics Ltd', PUBLIC_FORM_ENDPOINT: 'https://forms.example/submit' }
  const umask = process.umask(0o077)
  renamed = await runIn(project, 'server/publish/build.ts', args, settings)
  process.umask(umask)
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

it('names all mistakes of an article and of its translation, and leaves the last build whole', () => {
  const lines = failed.printed.split('\n').filter((line) => line !== '')
  expect([failed.code, lines.slice(lines.indexOf('The build failed.') + 1)]).toEqual([
    1,
    [
      expect.stringMatching(/^content\/en\/blog\/reimagining-urban-resilience\.md:\d+: link "\/abuot": no page has/),
      expect.stringMatching(
        /^content\/fr\/blog\/reimagining-urban-resilience\.md:\d+: links .* missing here: \/abuot$/,
      ),
    ],
  ])
  expect(left).toBe('client/index.html')
})

it('says what it leaves out', () => {
  expect([renamed.code, renamed.printed]).toEqual([0, expect.stringContaining('Built dist/client/')])
  // Each language may have a process, and they print at once.
  expect(renamed.printed.match(/^content\/\w+\/blog\/.* is left out: .*$/gm)?.toSorted()).toEqual([
    'content/en/blog/notice-draft.md is left out: a draft',
    'content/en/blog/notice-waits.md is left out: dated December 2, 2098',
    'content/fr/blog/notice-draft.md is left out: a draft',
    'content/fr/blog/notice-waits.md is left out: dated 2 décembre 2098',
  ])
})

it('says the name of no other product: in pages, feeds, scripts, settings of hosts and templates of messages', async () => {
  const dist = join(project, 'dist')
  const files = await filesBelow(dist)
  const named = files.filter((file) => /cairnline/i.test(`${file} ${readFileSync(join(dist, file), 'latin1')}`))
  expect(named).toEqual([])
  expect(files).toContain('client/blog/technical-backbone-boreal-analytics-ltd-movement-intelligence.html')
  for (const file of ['client/index.html', 'client/fr.html', 'client/rss.xml', 'auth/supabase/templates/invite.html'])
    expect(readFileSync(join(dist, file), 'utf8')).toContain('Boreal Analytics Ltd')
})

it('is not previewed, because its contact form would send enquiries to a live service', async () => {
  const { code, printed } = await runIn(project, 'server/local/commands/preview.ts', [], { PORT: '0' })
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(/^dist\/client was built for https:\/\/forms\.example\/submit: .* npm start\.\n$/),
  ])
})

it('publishes on the day that it is built for, and neither a draft nor what is dated later', async () => {
  const client = join(project, 'dist', 'client')
  for (const folder of ['blog', 'fr/blogue']) {
    const published = (await filesBelow(join(client, folder))).filter((file) => /^notice-.*\.html$/.test(file))
    expect(published, folder).toEqual(['notice-appears.html'])
  }
  const texts = (await filesBelow(client)).filter((file) => /\.(html|xml|json|txt|md)$/.test(file))
  const leaking = texts.filter((file) => /notice-(waits|draft)/.test(readFileSync(join(client, file), 'utf8')))
  expect(leaking).toEqual([])
  expect(readFileSync(join(client, 'version.json'), 'utf8')).toContain('"publicationDay":"2098-12-01"')
})

it('can be read by a web server, whatever the umask under which it was built', () => {
  const entries = readdirSync(join(project, 'dist'), { recursive: true, withFileTypes: true })
  const closed = entries.filter(
    (entry) => (~statSync(join(entry.parentPath, entry.name)).mode & (entry.isDirectory() ? 0o005 : 0o004)) !== 0,
  )
  expect(closed.map(({ name }) => name)).toEqual([])
})
