/* `npm run dev` on a copy of the project. */

import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '#tests/hosts/raw-request.ts'
import { copyProject } from '#tests/project-copy.ts'

const secret = 'only for the owner'
const dataFolder = 'data (mine)'
const hidden = ['.data/auth.secret', `${dataFolder}/enquiries/one.json`, '.cache/page.html', '.env', '.git/config']

let project = ''
let origin = ''
let end = async () => {}
let printed = ''

beforeAll(async () => {
  project = copyProject('dev')
  for (const file of hidden) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), `#"${secret}"`)
  }
  appendFileSync(join(project, '.env'), '\nPUBLIC_FORM_ENDPOINT=https://forms.example/submit\n')
  const { PATH, TMPDIR } = process.env
  const settings = { PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co', PORT: '0', CAIRNLINE_DATA: dataFolder }
  const env = { PATH, TMPDIR, HOME: project, ...settings }
  // Detached, so that a signal can go to all its processes, as Ctrl+C does. Their output closes when the last of them ends.
  const host = spawn(process.execPath, ['server/local/commands/dev.ts'], { cwd: project, env, detached: true })
  const ended = new Promise<void>((resolve) => host.once('close', () => resolve()))
  end = async () => {
    if (host.exitCode === null && host.pid !== undefined) process.kill(-host.pid, 'SIGINT')
    await ended
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const stream of [host.stdout, host.stderr])
    stream.on('data', (text) => {
      printed += String(text)
      if (printed.includes('Ctrl+C')) resolve()
    })
  await Promise.race([promise, ended])
  origin = /Site +(\S+)/.exec(printed)?.[1] ?? printed
})
afterAll(async () => {
  await end()
  rmSync(project, { recursive: true, force: true })
})

async function page(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${origin}${path}`, { headers: { Accept: 'text/html' } })
  return { status: response.status, text: await response.text() }
}

/** Changes a file of the copy, and gives the function that takes the change back. */
function change(file: string, edit: (text: string) => string): () => void {
  const path = join(project, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, edit(text))
  return () => writeFileSync(path, text)
}

it('uses its own services, whatever the .env file and the environment name', async () => {
  expect((await page('/contact')).text).toContain('action="/form/submit"')
  expect((await page('/login')).text).not.toContain('supabase.co')
  expect((await page('/fr/nous-joindre')).text).toContain('action="/form/submit"')
})

it('says on the blog which notice French alone has, and takes the line away with it', async () => {
  const file = join(project, 'content/fr/blog/notice-rencontre-de-rimouski.md')
  cpSync('tests/build-runs/recipes/files/fr/notice-rencontre-de-rimouski.md', file)
  const { text } = await page('/blog')
  expect(text).toContain('href="/fr/blogue/rencontre-a-rimouski" hrefLang="fr-CA" lang="fr-CA"')
  rmSync(file)
  expect((await page('/blog')).text).not.toContain('Rimouski')
})

const article = 'content/en/blog/reimagining-urban-resilience.md'

it('shows a mistake in an article with its file and line, and the page once it is fixed', async () => {
  const restore = change(article, (text) => `${text}\nSee [it](/abuot).\n`)
  const { status, text } = await page('/blog')
  expect(status).toBe(500)
  expect(text).toMatch(
    /<pre>content\/en\/blog\/reimagining-urban-resilience\.md:\d+: link &quot;\/abuot&quot;: no page/,
  )
  expect(text).toContain('/@vite/client')
  restore()
  expect((await page('/blog')).status).toBe(200)
})

it('marks drafts and articles to come, and shows each of two saves in a row', async () => {
  const drafted = change(article, (text) => text.replace('\nauthor:', '\ndraft: true\nauthor:'))
  expect((await page('/blog')).text).toContain('Draft, not published')
  drafted()
  expect((await page('/blog')).text).not.toContain('Draft, not published')
  const dated = change(article, (text) =>
    text.replace(/\ndate: .*(\nmodified: .*)?(\nchange: .*)?/, '\ndate: December 1, 2099'),
  )
  expect((await page('/blog')).text).toContain('Not published before its date')
  dated()
})

it('serves the French pages under the same address, by the link of the English one', async () => {
  const [, french = ''] = /href="([^"]*)" hrefLang="fr-CA"/.exec((await page('/contact')).text) ?? []
  expect(french).toBe('/fr/nous-joindre')
  const restore = change('content/fr/pages/contact.ts', (text) => text.replaceAll('joindre', 'rejoindre'))
  const { status, text } = await page(french)
  expect(status).toBe(200)
  expect(text).toMatch(/<html[^>]* lang="fr-CA"/)
  expect(text).toContain('rejoindre')
  expect(text).toContain('/fr/@vite/client')
  restore()
})

it('says what to do at an address without a page', async () => {
  const { status, text } = await page('/abuot')
  expect(status).toBe(404)
  expect(text).toContain('No page has the address /abuot: did you mean /about?')
})

it.each([
  ['an apostrophe', 'Your Skills.', "Your skills, and what you'd like.", "write ’ instead of '"],
  ['a word of another name', '  environment: {', '  enviroment: {', 'npm run check names its file and line'],
])('hints at %s in the words of a page', async (_, from, to, hint) => {
  const restore = change('content/en/pages/careers.ts', (text) => text.replace(from, to))
  await expect
    .poll(async () => (await page('/careers')).text, { timeout: 30_000 })
    .toContain(hint.replace("'", '&#x27;'))
  restore()
})

it('gives out no private file, however its address is written', async () => {
  const { host: hostName, port } = new URL(origin)
  const given: string[] = []
  for (const file of hidden)
    for (const start of ['/', '/content/../', '/%2e/', `/@fs${project}/`, '/@id/'])
      for (const query of ['', '?raw', '?import&url', '?raw&.svg']) {
        const path = `${start}${encodeURI(file)}${query}`
        const { status, text } = await ask({ hostName, port: Number(port) }, path)
        if (status === 200 || text.includes(secret)) given.push(path)
      }
  expect(given).toEqual([])
})

it('answers its own pages only, under a loopback name', async () => {
  const { host: hostName, port } = new URL(origin)
  const loopback = `127.0.0.1:${port}`
  const module = '/content/en/login.ts'
  const answerTo = (path: string, headers: Record<string, string>) =>
    ask({ hostName, port: Number(port) }, path, headers)
  const others: Record<string, string>[] = [
    { Host: `cairnline.example:${port}` },
    { Host: `site.localhost:${port}` },
    { Origin: 'http://localhost:9' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' },
  ]
  for (const path of [module, '/auth/v1/settings'])
    for (const headers of others)
      expect((await answerTo(path, headers)).status, `${path} ${JSON.stringify(headers)}`).toBe(403)
  const own: Record<string, string>[] = [
    { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    { Host: loopback, Origin: `http://${loopback}` },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' },
  ]
  for (const headers of own) {
    const answer = await answerTo(module, headers)
    const outcome = [answer.status, answer.headers['access-control-allow-origin']]
    expect(outcome, JSON.stringify(headers)).toEqual([200, undefined])
  }
})

it.each(['/about', '/fr/a-propos'])(
  'names the line of a component that throws on %s, here and in the terminal',
  async (path) => {
    const file = 'components/layout/Layout.tsx'
    const line = readFileSync(file, 'utf8').split('<Footer />')[0]?.split('\n').length
    const restore = change(file, (text) => text.replace('<Footer />', '{(undefined as unknown as string[]).at(0)}'))
    const place = new RegExp(`at Layout \\(${file}:${line}:\\d+\\)`)
    printed = ''
    await expect.poll(async () => (await page(path)).text, { timeout: 30_000 }).toMatch(place)
    expect(printed).toMatch(place)
    restore()
  },
)

it('ends all its processes on Ctrl+C, that of the French pages too', async () => {
  expect((await page('/fr/a-propos')).status).toBe(200)
  await end()
})
