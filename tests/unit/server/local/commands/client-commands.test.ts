import { describe, expect, it } from 'vitest'
import { factorService } from '#tests/unit/server/local/auth/factors/factor-harness.ts'
import { oneLine, run } from '#tests/unit/server/local/site/process.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { type Answer, hosted, hostedUsers } from './hosted-stand-in.ts'

const command = (file: string) => (args: string[], env: Record<string, string>) =>
  run(`server/local/commands/${file}.ts`, args, { env: { CAIRNLINE_DATA: temporaryFolder(), ...env } }).ended()
const add = command('clients/add')
const remove = command('clients/remove')
const list = command('clients/list')
const resetFactor = command('clients/reset-factor')
const project = (url: string) => ({ PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'sb_secret_x' })
const keyed = { apikey: 'sb_secret_x', authorization: 'Bearer sb_secret_x' }

describe('npm run client:add', () => {
  it('invites on the local host, prints the link and keeps the message', async () => {
    const env = { CAIRNLINE_DATA: temporaryFolder(), PORT: '4321' }
    const { code, stdout } = await add(['Ada@example.ca'], env)
    const link = /link +(\S+)/.exec(stdout)?.[1]
    expect([code, link]).toEqual([
      0,
      expect.stringMatching(/^http:\/\/localhost:4321\/login\?token_hash=\w{64}&type=invite$/),
    ])
    expect((await command('inbox-list')([], env)).stdout).toContain(link)
    expect((await list([], env)).stdout).toBe('ada@example.ca  invited  never signed in\n1 client\n')
    expect((await remove(['ada@example.ca'], env)).stdout).toContain('Removed from the local host: ada@example.ca.')
    expect((await list([], env)).stdout).toBe('0 clients\n')
  })

  it('asks a hosted project to invite', async () => {
    const { url, asked } = await hosted({ text: '{"id":"1","user_metadata":{"language":"en"}}' })
    const { code, stdout } = await add(['ada@example.ca'], project(url))
    expect([code, stdout]).toEqual([0, `${url} has sent an invitation to ada@example.ca.\n`])
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/auth/v1/invite', headers: keyed })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ email: 'ada@example.ca', data: { language: 'en' } })
  })

  it('with --password adds a confirmed client to a hosted project and prints the password', async () => {
    const { url, asked } = await hosted({ text: '{"id":"1"}' })
    const { code, stdout } = await add(['ada@example.ca', '--password'], project(url))
    expect(code).toBe(0)
    const password = /password +(\S+)/.exec(stdout)?.[1]
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/auth/v1/admin/users', headers: keyed })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      email: 'ada@example.ca',
      password,
      email_confirm: true,
      app_metadata: { initial_password: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
      user_metadata: { language: 'en' },
    })
  })

  const refusals: [string, Answer, string][] = [
    [
      'the client exists',
      { status: 422, text: '{"code":422,"error_code":"email_exists","msg":"x"}' },
      'ada@example.ca is a client already.',
    ],
    ['the key is wrong', { status: 401, text: '{"message":"Invalid API key"}' }, 'refused SUPABASE_SECRET_KEY (401)'],
    ['the project says why', { status: 422, text: '{"msg":"weak\\u001b[31m\\u0007"}' }, 'answered 422, weak\\u{7}.'],
    ['the project is no auth service', { status: 404, text: '<html>' }, 'answered 404.'],
  ]
  it.each(refusals)('says in one line that %s', async (_, answer, message) => {
    const { url } = await hosted(answer)
    const { code, stdout, stderr } = await add(['ada@example.ca'], project(url))
    expect([code, stdout, oneLine(stderr)]).toEqual([1, '', true])
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('sb_secret_x')
  })

  it('sends the key to no other address', async () => {
    const other = await hosted({})
    const { url } = await hosted({ status: 307, headers: { Location: `${other.url}/auth/v1/invite` } })
    expect([(await add(['ada@example.ca'], project(url))).code, other.asked]).toEqual([1, []])
  })

  it.each([
    ['nobody answers', ['a@b.ca'], project('http://127.0.0.1:1'), 'cannot be reached'],
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
      { ...project('https://x.supabase.co'), SUPABASE_SECRET_KEY: 'a\nb' },
      'Copy it again',
    ],
    ['no email is given', [], {}, 'Usage:'],
    ['two are given', ['a@b.ca', 'c@d.ca'], {}, 'Usage:'],
    ['an option is unknown', ['a@b.ca', '--pasword'], {}, 'Usage:'],
    ['the language is another', ['a@b.ca', '--language', 'de\u0007'], {}, '--language is "de\\u{7}": write en or fr.'],
    ['the email is none', ['ada\u001b[2J'], {}, '"ada\\e[2J" is not an email address'],
  ])('fails with one line when %s', async (_, args, env, message) => {
    const { code, stdout, stderr } = await add(args, env)
    expect([code, stdout, oneLine(stderr)]).toEqual([1, '', true])
    expect(stderr).toContain(message)
  })

  it('needs no setting but those of the auth project', async () => {
    const { url } = await hosted({ text: '{"id":"1"}' })
    const others = { PUBLIC_FORM_ENDPOINT: 'ftp://form', SITE_URL: 'none', PUBLIC_CAPTCHA_SITE_KEY: '!' }
    expect(await add(['ada@example.ca'], { ...project(url), ...others })).toMatchObject({ code: 0, stderr: '' })
  })

  it('does not repeat a secret key that stands in the place of the address', async () => {
    const { code, stdout, stderr } = await add(['a@b.ca'], { PUBLIC_SUPABASE_URL: 'sb_secret_abcdefgh' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('PUBLIC_SUPABASE_URL holds a secret key of Supabase')
    expect(stderr).not.toContain('sb_secret_abcdefgh')
  })
})

const users = [
  { id: 'one', email: 'cy@example.ca', email_confirmed_at: '2026-03-01T10:00:00Z', last_sign_in_at: null },
  { id: 'two', email: 'ada@example.ca.example', email_confirmed_at: '2026-03-01T10:00:00Z' },
  {
    id: 'three',
    email: 'ada@example.ca',
    email_confirmed_at: '2026-03-01T10:00:00Z',
    last_sign_in_at: '2026-03-02T11:12:13.4Z',
    factors: [
      { id: 'phone', status: 'verified' },
      { id: 'tablet', status: 'unverified' },
    ],
  },
  { id: 'four', email: 'bo\u001b@example.ca', invited_at: '2026-03-01T10:00:00Z' },
  { id: 'five', email: '', phone: '1' },
]

describe('npm run client:list', () => {
  it('lists every page of a hosted project', async () => {
    const { url } = await hostedUsers(users)
    const { stdout, stderr, code } = await list([], project(url))
    expect([stdout.split('\n'), stderr, code]).toEqual([
      [
        'ada@example.ca          active   signed in 2026-03-02 11:12 UTC, 1 second factor',
        'ada@example.ca.example  active   never signed in',
        'bo\\e@example.ca         invited  never signed in',
        'cy@example.ca           active   never signed in',
        '4 clients',
        '',
      ],
      '',
      0,
    ])
  })

  it('ends when a project returns the same page again and again', async () => {
    const { url, asked } = await hosted(({ url: path = '' }) => ({
      text: path.endsWith('/factors') ? 'null' : JSON.stringify({ users: users.slice(0, 1) }),
    }))
    expect((await list([], project(url))).stdout).toContain('1 client\n')
    const pages = asked.filter((one) => one.url?.includes('page='))
    expect(pages.map((one) => one.url)).toEqual([1, 2].map((page) => `/auth/v1/admin/users?page=${page}&per_page=200`))
  })

  it('reports an answer without users', async () => {
    const { url } = await hosted({ text: '<html>' })
    const { code, stderr } = await list([], project(url))
    expect([code, stderr]).toEqual([1, `The clients could not be listed: ${url} answered something else.\n`])
  })
})

describe('npm run client:remove', () => {
  it('ends exactly the account of the address, on whatever page it is', async () => {
    const { url, asked } = await hostedUsers(users)
    const { code, stdout } = await remove(['Ada@example.ca'], project(url))
    expect([code, stdout]).toEqual([0, expect.stringContaining(`Removed from ${url}: Ada@example.ca.`)])
    const removed = asked.filter(({ method }) => method === 'DELETE')
    expect(removed.map((one) => one.url)).toEqual(['/auth/v1/admin/users/three'])
    expect(removed[0]).toMatchObject({ headers: keyed })
  })

  it.each([
    ['hosted project', async () => project((await hostedUsers(users)).url)],
    ['local host', async () => ({})],
  ])('reports that the %s has no such client', async (_, env) => {
    const { code, stdout, stderr } = await remove(['a@example.ca'], await env())
    expect([code, stdout, stderr]).toEqual([1, '', 'There is no client a@example.ca.\n'])
  })

  it('accepts an email, and nothing else', async () => {
    expect((await remove(['a@b.ca', '--password'], {})).stderr).toBe('Usage: npm run client:remove -- EMAIL\n')
  })
})

describe('npm run client:reset-factor', () => {
  it('removes every factor of a hosted client, and of no other', async () => {
    const { url, asked } = await hostedUsers(users)
    const { code, stdout } = await resetFactor(['Ada@example.ca'], project(url))
    expect([code, stdout]).toEqual([
      0,
      `Removed from ${url}: the second factor of Ada@example.ca. The password alone signs in now. Open sessions go on.\n`,
    ])
    const removed = asked.filter(({ method }) => method === 'DELETE')
    expect(removed.map((one) => one.url)).toEqual(
      ['phone', 'tablet'].map((factor) => `/auth/v1/admin/users/three/factors/${factor}`),
    )
    expect(removed[0]).toMatchObject({ headers: keyed })
  })

  it('says so where there is none', async () => {
    const { url } = await hostedUsers(users)
    const { code, stdout } = await resetFactor(['cy@example.ca'], project(url))
    expect([code, stdout]).toEqual([0, `cy@example.ca has no second factor on ${url}.\n`])
  })

  it('removes the factor of a client of the local host', async () => {
    const folder = temporaryFolder()
    const env = { CAIRNLINE_DATA: folder }
    const { secured } = await factorService(folder)
    await secured()
    expect((await list([], env)).stdout).toMatch(/^ada@example\.ca {2}active {3}signed in .* UTC, 1 second factor\n/)
    expect((await resetFactor(['ada@example.ca'], env)).stdout).toMatch(
      /^Removed from the local host: the second factor of ada@example\.ca\./,
    )
    expect((await list([], env)).stdout).toMatch(/UTC\n1 client\n$/)
  })

  it.each([
    ['hosted project', async () => project((await hostedUsers(users)).url)],
    ['local host', async () => ({})],
  ])('reports that the %s has no such client', async (_, env) => {
    const { code, stdout, stderr } = await resetFactor(['a@example.ca'], await env())
    expect([code, stdout, stderr]).toEqual([1, '', 'There is no client a@example.ca.\n'])
  })
})
