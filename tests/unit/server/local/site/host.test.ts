import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { localSettings } from '#server/environment.ts'
import { readInbox } from '#server/local/inbox/inbox.ts'
import { createApp } from '#server/local/site/app.ts'
import { checkPort, listen } from '#server/local/site/listen.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { run } from './process.ts'
import { smallSite } from './small-site.ts'

const apikey = localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY
const enquiry = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', message: 'Bonjour' }
const posted = { access_key: localSettings.PUBLIC_FORM_ACCESS_KEY, ...enquiry }

/** Asks the host over a small site, without services. */
const ask = async (path: string, init: RequestInit = {}, site = smallSite()): Promise<Response> =>
  createApp(site, new Hono()).request(`http://localhost:4173${path}`, init)

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/services/gis?from=home', 'GIS'],
    ['/%61bout', 'About'],
  ])('is at %s', async (path, text) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([200, text])
  })

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/services/gis/?a=1&b=//x', '/services/gis?a=1&b=//x'],
    ['//about//', '/about'],
    ['/index.html', '/'],
    ['/robots.txt/', '/robots.txt'],
  ])('at another spelling, %s, moves to %s', async (path, location) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, location])
  })

  it('shows its new text after a rebuild, also behind a symbolic link', async () => {
    const site = smallSite()
    const link = join(temporaryFolder(), 'site')
    symlinkSync(site, link)
    const host = createApp(link, new Hono())
    expect(await (await host.request('http://localhost/services')).text()).toBe('Services')
    writeFileSync(join(site, 'services.html'), 'Rebuilt')
    expect(await (await host.request('http://localhost/services')).text()).toBe('Rebuilt')
  })

  it.each([
    [undefined, null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('for Accept-Encoding "%s" is sent as %s, and once', async (accept, encoding) => {
    const headers = accept === undefined ? {} : { 'Accept-Encoding': accept }
    const response = await ask('/about', { headers })
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const body = Buffer.from(await response.arrayBuffer())
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
    expect(text.toString()).toBe('About')
    const tag = response.headers.get('ETag') ?? ''
    expect((await ask('/about', { headers: { ...headers, 'If-None-Match': tag } })).status).toBe(304)
  })
})

describe('no file is at', () => {
  it.each([
    ['/nowhere', 'Not found'],
    ['/services/gis/deeper', 'Service not found'],
    ['/services/%E0%A4%A', 'Service not found'],
    ['/sectors/__proto__', 'Sector not found'],
    ['/404', 'Not found'],
    ['/folder/', 'Not found'],
    ['/about.html.br', 'Not found'],
    ['/_headers', 'Not found'],
    ['/.env', 'Not found'],
    ['/..%2foutside', 'Not found'],
    ['/%5c..%5coutside', 'Not found'],
    ['/outside%00.html', 'Not found'],
    ['/.well-known/%2e%2e%2f.env', 'Not found'],
    [`/${'a'.repeat(5_000)}`, 'Not found'],
  ])('%s: the nearest page says so with status 404', async (path, text) => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([404, text])
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  it.each(['//evil.example/', '/%2f%2fevil.example/', '/\\evil.example', '/.//evil.example/'])(
    '%s, which leads to no other host',
    async (path) => {
      const location = (await ask(path)).headers.get('Location')
      expect(new URL(location ?? '/', 'http://localhost:4173').origin).toBe('http://localhost:4173')
    },
  )
})

describe('the headers', () => {
  it.each([
    ['/about', 'public, max-age=0, must-revalidate', null],
    ['/assets/page.css', 'public, max-age=31536000, immutable', null],
    ['/assets/missing.css', 'public, max-age=0, must-revalidate', null],
    ['/login', 'no-store', 'noindex'],
  ])('of %s are those of the build, but for https', async (path, cache, robots) => {
    const { headers } = await ask(path)
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([cache, robots])
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers.get('Strict-Transport-Security')).toBeNull()
    expect(headers.get('Content-Security-Policy') ?? '').not.toContain('upgrade-insecure-requests')
  })

  it('of a service’s answer stay as it has set them', async () => {
    const service = new Hono().get('/form/refusal', (c) => c.text('no', 400, { 'Cache-Control': 'no-store' }))
    const { headers } = await createApp(smallSite(), service).request('http://localhost/form/refusal')
    expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual(['no-store', 'nosniff'])
  })

  it('are missed in words, where the build has written none', async () => {
    const site = smallSite()
    rmSync(join(site, '..', 'headers.json'))
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect((await ask('/%1b%5b31mabout', {}, site)).status).toBe(500)
    expect(String(written.mock.calls[0]?.[0])).toMatch(/^GET \/\\e\[31mabout failed: .*headers\.json.*\n$/)
  })
})

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'])(
  'under the name %s nothing is answered',
  async (name) => {
    for (const path of ['/about', '/auth/v1/settings', '/form/submit']) {
      const response = await createApp(smallSite(), new Hono()).request(`http://${name}${path}`)
      expect([response.status, response.headers.get('X-Frame-Options')], path).toEqual([421, 'DENY'])
    }
  },
)

it('serves pages, sign-in and the form at one origin, which no other may read, until it closes', async () => {
  const host = await listen({ port: 0, dataFolder: temporaryFolder(), site: smallSite(), rounds: 4 })
  onTestFinished(host.close)
  const { origin } = host
  const client = await host.accounts.addClient('ada@example.ca')
  expect(await (await fetch(`${origin}/about`)).text()).toBe('About')
  const headers = { apikey, Origin: 'https://evil.example' }
  const body = JSON.stringify(client)
  const answers = [
    await fetch(`${origin}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body }),
    await fetch(`${origin}/form/submit`, { method: 'POST', headers, body: new URLSearchParams(posted) }),
    await fetch(`${origin}/auth/v1/user`, { headers }),
    await fetch(`${origin}/auth/v1/settings`, { headers: { Origin: 'https://evil.example' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 401])
  for (const answer of answers)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  const port = Number(new URL(origin).port)
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use.`)
  await host.close()
  await expect(checkPort(port)).resolves.toBeUndefined()
})

it('keeps each enquiry that it has answered when it is killed, and once each when the others are sent again', async () => {
  const folder = temporaryFolder()
  const all = Array.from({ length: 300 }, (_, index) => ({ message: `number ${index}`, enquiry_id: `id-${index}` }))
  const first = await startProcess(folder)
  const before = new Set<string>()
  // Each visitor sends one enquiry at a time, so that most are not sent yet when the host is killed, on any machine.
  const unsent = all.values()
  const visit = async () => {
    for (const one of unsent) {
      if (!(await isSent(first.origin, one))) continue
      before.add(one.message)
      if (before.size === 60) first.child.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: 50 }, visit))
  expect(await first.ended()).toMatchObject({ code: null })
  expect(before.size).toBeLessThan(all.length)
  const kept = await keptIn(folder)
  expect(new Set(kept).size).toBe(kept.length)
  expect(kept).toEqual(expect.arrayContaining([...before]))

  // A visitor without an answer does not know whether the enquiry is kept, and sends it again under the same id.
  const second = await startProcess(folder)
  const after = all.filter(({ message }) => !before.has(message))
  expect(await Promise.all(after.map((one) => isSent(second.origin, one)))).not.toContain(false)
  expect((await keptIn(folder)).sort()).toEqual(all.map(({ message }) => message).sort())
})

async function startProcess(folder: string) {
  const host = run('tests/unit/server/local/site/host-process.ts', [folder, smallSite()])
  return { ...host, origin: (await host.printed('\n')).trim() }
}

async function isSent(origin: string, fields: Record<string, string>): Promise<boolean> {
  const body = new URLSearchParams({ ...posted, ...fields })
  const answer: unknown = await (await fetch(`${origin}/form/submit`, { method: 'POST', body })).json()
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
}

async function keptIn(folder: string): Promise<(string | undefined)[]> {
  const { enquiries, unreadable } = await readInbox(join(folder, 'enquiries'))
  expect(unreadable).toEqual([])
  return enquiries.map(({ fields }) => fields.message)
}
