import { cpSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { localSettings } from '#server/environment.ts'
import { listen } from '#server/local/listen.ts'
import { run } from './process.ts'
import { smallSite } from './small-site.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A project folder; `built` gives it a page. */
function project({ built }: { built: boolean }): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), '{}')
  if (built) cpSync(join(smallSite(), '..'), join(folder, 'dist'), { recursive: true })
  return folder
}

const oneLine = (text: string) => text.trimEnd().split('\n').length === 1 && !text.includes('    at ')

describe('npm run preview', () => {
  it('serves what was built, prints how to use it, and stops when it is told to', async () => {
    const cwd = project({ built: true })
    const host = run('server/local/preview.ts', [], { cwd, env: { PORT: '0', CAIRNLINE_DATA: 'data' } })
    const printed = await host.printed('Ctrl+C')
    const origin = /Site +(\S+)/.exec(printed)?.[1]
    const [, email, password] = /email +(\S+)\n +password +(\S+)/.exec(printed) ?? []
    expect(printed).toContain(`${join('data', 'enquiries')}  (list them: npm run inbox)`)
    expect(await (await fetch(`${origin}/`)).text()).toBe('Home')
    const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY },
      body: JSON.stringify({ email, password }),
    })
    expect([email, response.status]).toEqual(['demo@cairnline.example', 200])
    host.child.kill('SIGTERM')
    expect(await host.ended()).toMatchObject({ code: 0, stderr: '' })
  }, 60_000)

  it('says so when nothing is built', async () => {
    const { code, stderr } = await run('server/local/preview.ts', [], {
      cwd: project({ built: false }),
      env: { PORT: '0', CAIRNLINE_DATA: temporaryFolder() },
    }).ended()
    expect([code, oneLine(stderr)]).toEqual([1, true])
    expect(stderr).toContain('There is no built site in dist/client.')
  }, 60_000)
})

describe('npm start', () => {
  it('stops before it builds when the port is taken', async () => {
    const host = await listen({ port: 0, dataFolder: temporaryFolder(), site: smallSite() })
    onTestFinished(host.close)
    const port = new URL(host.origin).port
    const { code, stderr, stdout } = await run('server/local/start.ts', [], { env: { PORT: port } }).ended()
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`)
  }, 60_000)

  it.each([
    ['the data folder is a file', { PORT: '0', CAIRNLINE_DATA: 'package.json' }, 'package.json cannot be written to'],
    ['the data folder is under a file', { PORT: '0', CAIRNLINE_DATA: 'package.json/data' }, 'cannot be written to'],
    ['the port is no number', { PORT: '4173x' }, 'PORT is "4173x"'],
    ['the port is too high', { PORT: '65536' }, 'PORT is "65536"'],
    ['a setting is wrong', { PORT: '0', SITE_URL: 'ftp://x' }, 'SITE_URL is "ftp://x"'],
  ])(
    'stops before it builds when %s',
    async (_, env, message) => {
      const { code, stdout, stderr } = await run('server/local/start.ts', [], { env }).ended()
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toContain(message)
      expect(stderr).not.toContain('    at ')
    },
    60_000,
  )
})

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A hosted project that answers every request alike, and what it was asked. */
async function hosted(status: number, answer: string, headers: Record<string, string> = {}) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ method: request.method, url: request.url, headers: request.headers, body })
    response.writeHead(status, headers).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked }
}

describe('npm run client:add', () => {
  const add = (args: string[], env: Record<string, string>) =>
    run('server/local/client-add.ts', args, { env: { CAIRNLINE_DATA: temporaryFolder(), ...env } }).ended()

  it('adds a confirmed client to a hosted project and prints the password', async () => {
    const { url, asked } = await hosted(200, '{"id":"1"}')
    const { code, stdout } = await add(['ada@example.ca'], {
      PUBLIC_SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: 'sb_secret_x',
    })
    expect(code).toBe(0)
    const password = /password +(\S+)/.exec(stdout)?.[1]
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/auth/v1/admin/users',
      headers: { apikey: 'sb_secret_x', authorization: 'Bearer sb_secret_x' },
    })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ email: 'ada@example.ca', password, email_confirm: true })
  }, 60_000)

  it.each([
    [
      'the client exists',
      422,
      '{"code":422,"error_code":"email_exists","msg":"x"}',
      'ada@example.ca is a client already.',
    ],
    ['the key is wrong', 401, '{"message":"Invalid API key"}', 'refused SUPABASE_SECRET_KEY (401)'],
    ['the project says why', 422, '{"msg":"weak\\u001b[31m\\u0007"}', 'answered 422, weak\\u{7}.'],
    ['the project is no auth service', 404, '<html>', 'answered 404.'],
  ])(
    'says in one line that %s',
    async (_, status, answer, message) => {
      const { url } = await hosted(status, answer)
      const { code, stdout, stderr } = await add(['ada@example.ca'], {
        PUBLIC_SUPABASE_URL: url,
        SUPABASE_SECRET_KEY: 'sb_secret_x',
      })
      expect([code, stdout, oneLine(stderr)]).toEqual([1, '', true])
      expect(stderr).toContain(message)
      expect(stderr).not.toContain('sb_secret_x')
    },
    60_000,
  )

  it('takes the key to no other address', async () => {
    const other = await hosted(200, '{}')
    const { url } = await hosted(307, '', { Location: `${other.url}/auth/v1/admin/users` })
    const { code } = await add(['ada@example.ca'], { PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'sb_secret_x' })
    expect([code, other.asked]).toEqual([1, []])
  }, 60_000)

  it.each([
    [
      'nobody answers',
      ['a@b.ca'],
      { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SECRET_KEY: 'k' },
      'cannot be reached',
    ],
    ['the key has no project', ['a@b.ca'], { SUPABASE_SECRET_KEY: 'k' }, 'PUBLIC_SUPABASE_URL is not'],
    [
      'the project has no key',
      ['a@b.ca'],
      { PUBLIC_SUPABASE_URL: 'https://x.supabase.co' },
      'set SUPABASE_SECRET_KEY too',
    ],
    [
      'the key is torn',
      ['a@b.ca'],
      { PUBLIC_SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SECRET_KEY: 'a\nb' },
      'Copy it again',
    ],
    ['no email is given', [], {}, 'Usage:'],
    ['two are given', ['a@b.ca', 'c@d.ca'], {}, 'Usage:'],
    ['the email is none', ['ada\u001b[2J'], {}, '"ada\\e[2J" is not an email address'],
  ])(
    'stops with one line when %s',
    async (_, args, env, message) => {
      const { code, stdout, stderr } = await add(args, env)
      expect([code, stdout, oneLine(stderr)]).toEqual([1, '', true])
      expect(stderr).toContain(message)
    },
    60_000,
  )
})
