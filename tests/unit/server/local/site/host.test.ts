/* The local host: files, headers, its services, and what survives the end of its process. */

import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished, vi } from 'vitest'
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

it('a page shows its new text after a rebuild, also behind a symbolic link', async () => {
  const site = smallSite()
  const link = join(temporaryFolder(), 'site')
  symlinkSync(site, link)
  const host = createApp(link, new Hono())
  expect(await (await host.request('http://localhost/services')).text()).toBe('Services')
  writeFileSync(join(site, 'services.html'), 'Rebuilt')
  expect(await (await host.request('http://localhost/services')).text()).toBe('Rebuilt')
})

it('the headers of a service’s answer stay as it has set them', async () => {
  const service = new Hono().get('/form/refusal', (c) => c.text('no', 400, { 'Cache-Control': 'no-store' }))
  const { headers } = await createApp(smallSite(), service).request('http://localhost/form/refusal')
  expect([headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual(['no-store', 'nosniff'])
})

it('the headers are missed in words, where the build has written none', async () => {
  const site = smallSite()
  rmSync(join(site, '..', 'headers.json'))
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect((await createApp(site, new Hono()).request('http://localhost/%1b%5b31mabout')).status).toBe(500)
  expect(String(written.mock.calls[0]?.[0])).toMatch(/^GET \/\\e\[31mabout failed: .*headers\.json.*\n$/)
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

it('keeps each enquiry that it has answered when it is killed, once where it is sent again', async () => {
  const folder = temporaryFolder()
  const unsent = Array.from({ length: 300 }, (_, index) => ({ message: `number ${index}`, enquiry_id: `id-${index}` }))
  const first = await startProcess(folder)
  const before: { message: string; enquiry_id: string }[] = []
  // Each visitor sends one enquiry at a time, so that most are not sent yet when the host is killed, on any machine.
  const visit = async () => {
    for (let one = unsent.pop(); one; one = unsent.pop()) {
      if (await isSent(first.origin, one)) before.push(one)
      if (before.length === 60) first.child.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: 50 }, visit))
  expect(await first.ended()).toMatchObject({ code: null })
  const kept = await keptIn(folder)
  expect(new Set(kept).size).toBe(kept.length)
  expect(kept).toEqual(expect.arrayContaining(before.map(({ message }) => message)))

  // A visitor without an answer does not know whether the enquiry is kept, and sends it again under the same id.
  const second = await startProcess(folder)
  expect(await Promise.all(before.map((one) => isSent(second.origin, one)))).not.toContain(false)
  expect(await keptIn(folder)).toHaveLength(kept.length)
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
