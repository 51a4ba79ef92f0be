import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow } from '#server/publish/files.ts'
import { copyWithBuild, type Ended, runIn } from './copy.ts'

let project = ''
let ended: Ended = { code: -1, printed: '' }
const isAlone = process.platform === 'linux' && process.getuid?.() === 0

// One build of another product, on a day to come, and without a network where the machine allows that.
beforeAll(async () => {
  project = copyWithBuild('renamed')
  for (const [name, ...fields] of [
    ['appears', 'date: December 1, 2098', 'date: 1er décembre 2098'],
    ['waits', 'date: December 2, 2098', 'date: 2 décembre 2098'],
    ['draft', 'date: October 24, 2025\ndraft: true', 'date: 24 octobre 2025\ndraft: true'],
  ])
    for (const [place, language] of ['en', 'fr'].entries()) {
      const text = readFileSync(`tests/recipes/files/${language}/notice-port-approaches.md`, 'utf8')
        .replaceAll(/\]\(\/(services\/port-approaches|partners)\)/g, '](/services)')
        .replace(/^address: .*$/m, `address: notice-${name}`)
        .replace(/^date: .*$/m, fields[place] ?? '')
      writeFileSync(join(project, 'content', language, 'blog', `notice-${name}.md`), text)
    }
  ended = await runIn(project, 'server/publish/build.ts', ['--local', '--date', '2098-12-01'], {
    env: { SITE_NAME: 'Northbeam' },
    command: isAlone ? ['unshare', '--net'] : [],
  })
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

it('needs no network, and says what it leaves out', () => {
  expect([ended.code, ended.printed]).toEqual([0, expect.stringContaining('Built dist/client/')])
  // Each language has a process, and they print at once.
  expect(ended.printed.match(/^content\/\w+\/blog\/.* is left out: .*$/gm)?.toSorted()).toEqual([
    'content/en/blog/notice-draft.md is left out: a draft',
    'content/en/blog/notice-waits.md is left out: dated December 2, 2098',
    'content/fr/blog/notice-draft.md is left out: a draft',
    'content/fr/blog/notice-waits.md is left out: dated 2 décembre 2098',
  ])
})

it('says the name of no other product: in pages, feeds, scripts, settings of hosts and templates of messages', async () => {
  const dist = join(project, 'dist')
  const files = await filesBelow(dist)
  expect(files).toContain('auth/supabase/templates/invite.html')
  expect(files).toContain('client/blog/technical-backbone-northbeam-movement-intelligence.html')
  const named = files.filter((file) => /cairnline/i.test(`${file} ${readFileSync(join(dist, file), 'latin1')}`))
  expect(named).toEqual([])
  for (const file of [
    'client/index.html',
    'client/rss.xml',
    'client/fr.html',
    'client/fr/rss.xml',
    'client/fr/llms.txt',
    'client/fr/site.webmanifest',
    'auth/supabase/templates/invite.html',
  ])
    expect(readFileSync(join(dist, file), 'utf8')).toContain('Northbeam')
})

it('says it in no message that its local host writes', async () => {
  const data = join(project, '.data')
  const env = { SITE_NAME: 'Northbeam', CAIRNLINE_DATA: data }
  const command = (name: string) => `server/local/commands/${name}.ts`
  expect((await runIn(project, command('client'), ['add', 'ada@example.ca'], { env })).code).toBe(0)
  expect((await runIn(project, command('client'), ['add', 'lea@exemple.ca', '--language', 'fr'], { env })).code).toBe(0)
  const { printed } = await runIn(project, command('inbox'), [], { env })
  expect(printed).toContain('subject: Your Northbeam account')
  expect(printed).toContain('the person at Northbeam who opened the account')
  expect(printed).toContain('subject: Votre compte Northbeam')
  const read = (file: string) => readFileSync(join(data, file), 'utf8')
  const texts = (await filesBelow(data)).filter((file) => file.endsWith('.json'))
  expect(texts).toHaveLength(2)
  expect(texts.filter((file) => /cairnline/i.test(read(file)))).toEqual([])
})

it('publishes on the day that it is built for, and neither a draft nor what is dated later', async () => {
  const client = join(project, 'dist', 'client')
  for (const folder of ['blog', 'fr/blogue']) {
    const published = (await filesBelow(join(client, folder))).filter((file) => /^notice-.*\.html$/.test(file))
    expect(published, folder).toEqual(['notice-appears.html'])
  }
  for (const file of [
    'blog.html',
    'sitemap.xml',
    'rss.xml',
    'llms-full.txt',
    'sheet-index.html',
    'fr/blogue.html',
    'fr/rss.xml',
    'fr/llms-full.txt',
    'fr/tableau-assemblage.html',
  ])
    expect(readFileSync(join(client, file), 'utf8').match(/notice-(appears|waits|draft)/g), file).toEqual(
      expect.arrayContaining(['notice-appears']),
    )
  const files = (await filesBelow(client)).filter((file) => /\.(html|xml|json|txt|md)$/.test(file))
  const leaking = files.filter((file) => /notice-(waits|draft)/.test(readFileSync(join(client, file), 'utf8')))
  expect(leaking).toEqual([])
  expect(readFileSync(join(client, 'version.json'), 'utf8')).toContain('"publicationDay":"2098-12-01"')
})
