import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { localSettings } from '#server/environment.ts'
import { readInbox } from '#server/local/inbox/inbox.ts'
import { checkPort, type ListenOptions, listen } from '#server/local/site/listen.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { run } from './process.ts'
import { smallSite } from './small-site.ts'

const apikey = localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY
const enquiry = { firstName: 'Ada', lastName: 'Roy', email: 'ada@example.ca', message: 'Bonjour' }
const posted = { access_key: localSettings.PUBLIC_FORM_ACCESS_KEY, ...enquiry }

async function start(options: Partial<ListenOptions> = {}) {
  const host = await listen({ port: 0, dataFolder: temporaryFolder(), site: smallSite(), ...options })
  onTestFinished(host.close)
  return { ...host, port: Number(new URL(host.origin).port) }
}

/** A server's answer to bytes that no valid client sends. */
async function answerTo(port: number, request: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1', () => socket.write(request))
  let answer = ''
  socket.on('data', (data) => (answer += data))
  socket.on('error', reject)
  socket.on('close', () => resolve(answer))
  return promise
}

describe('the local host', () => {
  it('serves pages, sign-in and the form at one origin', async () => {
    const { origin, addClient } = await start()
    const client = await addClient('ada@example.ca')
    expect(await (await fetch(`${origin}/about`)).text()).toBe('About')
    const token = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey },
      body: JSON.stringify(client),
    })
    expect([token.status, token.headers.get('X-Content-Type-Options')]).toEqual([200, 'nosniff'])
    const sent = await fetch(`${origin}/form/submit`, { method: 'POST', body: new URLSearchParams(posted) })
    expect(await sent.json()).toMatchObject({ success: true })
    expect((await fetch(`${origin}/rest/v1/users`, { headers: { apikey } })).status).toBe(404)
  })

  it('lets no other origin read what its services answer', async () => {
    const { origin } = await start()
    const headers = { Origin: 'https://evil.example' }
    for (const path of ['/auth/v1/user', '/auth/v1/settings', '/form/submit']) {
      const answer = await fetch(`${origin}${path}`, { headers })
      const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect([answer.status >= 400, names], path).toEqual([true, []])
    }
  })

  it('accepts a form that is sent in chunks', async () => {
    const { origin } = await start()
    const body = new Blob([new URLSearchParams(posted).toString()]).stream()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
    expect((await fetch(`${origin}/form/submit`, init)).status).toBe(200)
  })

  it.each(['/form/submit', '/auth/v1/token?grant_type=password'])(
    'refuses a body over 1 MB at %s, and closes the connection before the rest arrives',
    async (path) => {
      const { origin, port } = await start()
      const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${apikey}\r\nContent-Length: 2000000\r\n\r\n`
      expect(await answerTo(port, head)).toMatch(/^HTTP\/1.1 413 .*\r\nconnection: close\r\n/is)
      expect((await fetch(`${origin}/about`)).status).toBe(200)
    },
  )

  it('counts posts per sender', async () => {
    const { origin } = await start({ formPosts: 1 })
    const post = async () =>
      (await fetch(`${origin}/form/submit`, { method: 'POST', body: new URLSearchParams(posted) })).status
    expect([await post(), await post()]).toEqual([200, 429])
  })

  it.each([
    ['a backslash', 'GET /\\evil.example/ HTTP/1.1\r\nHost: localhost', 400],
    ['a dot segment', 'GET /../outside HTTP/1.1\r\nHost: localhost', 404],
    ['an encoded dot segment', 'GET /%2e%2e/outside HTTP/1.1\r\nHost: localhost', 404],
    ['a malformed escape', 'GET /%E0%A4%A HTTP/1.1\r\nHost: localhost', 404],
    ['a host that is none', 'GET /about HTTP/1.1\r\nHost: a\\b', 400],
    ['another site by proxy', 'GET http://evil.example/nowhere HTTP/1.1\r\nHost: localhost', 421],
    ['another name', 'GET /about HTTP/1.1\r\nHost: evil.example', 421],
    ['two names', 'GET /about HTTP/1.1\r\nHost: localhost\r\nHost: evil.example', 400],
  ])('survives %s', async (_, request, status) => {
    const { origin, port } = await start()
    expect(await answerTo(port, `${request}\r\nConnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect((await fetch(`${origin}/about`)).status).toBe(200)
  })

  it('survives a host that is none while headers.json is missing', async () => {
    const site = smallSite()
    const { port } = await start({ site })
    rmSync(join(site, '..', 'headers.json'))
    const request = 'GET /about HTTP/1.1\r\nHost: a\\b\r\nConnection: close\r\n\r\n'
    expect(await answerTo(port, request)).toMatch(/^HTTP\/1.1 400 /)
  })

  it('frees its port when it closes', async () => {
    const host = await listen({ port: 0, dataFolder: temporaryFolder(), site: smallSite() })
    const port = Number(new URL(host.origin).port)
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use.`)
    await expect(start({ port })).rejects.toThrow(`Port ${port} is in use.`)
    await fetch(`${host.origin}/about`)
    await host.close()
    await expect(checkPort(port)).resolves.toBeUndefined()
  })
})

describe('500 enquiries of a hundred visitors at once, with the process killed in their midst', () => {
  it('are kept if answered, and exactly once each when the others are sent again', async () => {
    const folder = temporaryFolder()
    const all = Array.from({ length: 500 }, (_, index) => ({ message: `number ${index}`, enquiry_id: `id-${index}` }))
    const first = await startProcess(folder)
    const before = new Set<string>()
    // Each visitor sends one enquiry at a time, so that most are not sent yet when the host is killed, on any machine.
    const unsent = all.values()
    const visit = async () => {
      for (const one of unsent) {
        if (!(await isSent(first.origin, one))) continue
        before.add(one.message)
        if (before.size === 100) first.child.kill('SIGKILL')
      }
    }
    await Promise.allSettled(Array.from({ length: 100 }, visit))
    expect(await first.ended()).toMatchObject({ code: null })
    expect(before.size).toBeGreaterThanOrEqual(100)
    expect(before.size).toBeLessThan(all.length)
    const kept = await keptIn(folder)
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept).toEqual(expect.arrayContaining([...before]))

    // A visitor without an answer does not know whether the enquiry is kept, and sends it again under the same id.
    const second = await startProcess(folder)
    const after = all.filter(({ message }) => !before.has(message))
    const outcomes = await Promise.all(after.map((one) => isSent(second.origin, one)))
    expect(outcomes).not.toContain(false)
    expect((await keptIn(folder)).sort()).toEqual(all.map(({ message }) => message).sort())
  })
})

async function startProcess(folder: string) {
  const host = run('tests/unit/server/local/site/host-process.ts', [folder, smallSite()])
  return { ...host, origin: (await host.printed('\n')).trim() }
}

async function isSent(origin: string, fields: Record<string, string>): Promise<boolean> {
  const body = new URLSearchParams({ ...posted, ...fields })
  const response = await fetch(`${origin}/form/submit`, { method: 'POST', body })
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
}

async function keptIn(folder: string): Promise<(string | undefined)[]> {
  const { enquiries, unreadable } = await readInbox(join(folder, 'enquiries'))
  expect(unreadable).toEqual([])
  return enquiries.map(({ fields }) => fields.message)
}
