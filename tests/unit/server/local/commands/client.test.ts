/* `npm run client`, on this machine and on a hosted project. */

import { describe, expect, it, vi } from 'vitest'
import { addFactor } from '#server/local/auth/factors.ts'
import { addPasskey } from '#server/local/auth/passkeys.ts'
import { client } from '#server/local/commands/client.ts'
import { hostedClients } from '#server/local/commands/hosted-clients.ts'
import { service } from '#tests/unit/server/local/auth/service.ts'
import { run } from '#tests/unit/server/local/site/process.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { type Answer, hosted, hostedUsers } from './hosted-stand-in.ts'

const email = 'ada@example.ca'
const site = 'https://www.cairnline.example'
const keyed = { apikey: 'sb_secret_x', authorization: 'Bearer sb_secret_x' }
const clientsOf = ({ url }: { url: string }) => hostedClients({ url, secretKey: 'sb_secret_x' }, () => site)

/** Runs the command in this process. @returns what it prints on each stream */
async function printed(args: string[], env: Record<string, string> = {}) {
  const settings = { PUBLIC_SUPABASE_URL: '/', SUPABASE_SECRET_KEY: '', CAIRNLINE_DATA: temporaryFolder(), ...env }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const [stdout, stderr] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  )
  try {
    await client(args)
    const [out = [], err = []] = [stdout, stderr].map((spy) => spy?.mock.calls.map(([text]) => String(text)))
    return { out: out.join(''), err: err.join('') }
  } finally {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
}

describe('npm run client', () => {
  it('invites, lists and removes a client of this machine, and says so before', async () => {
    const folder = temporaryFolder()
    const env = { CAIRNLINE_DATA: folder, PORT: '4321' }
    const added = await run('server/local/commands/client.ts', ['add', 'Ada@example.ca'], { env }).ended()
    expect(added.stdout).toContain('language  English (French with --language fr)\n')
    const link = /link +(\S+)/.exec(added.stdout)?.[1]
    expect(link).toMatch(/^http:\/\/localhost:4321\/login#token_hash=\w{56}&type=invite$/)
    expect([added.code, added.stderr]).toEqual([0, `Clients of this machine, in ${folder}\n`])
    expect((await run('server/local/commands/inbox.ts', [], { env }).ended()).stdout).toContain(link)
    // `--local` wins over settings that name a hosted project, before the command too.
    const local = (...args: string[]) =>
      printed(['--local', ...args], { ...env, PUBLIC_SUPABASE_URL: 'https://x.supabase.co' })
    expect((await local('list')).out).toBe('ada@example.ca  invited  never signed in\n1 client\n')
    expect((await local('remove', email)).out).toContain(`Removed from the local host: ${email}.`)
    expect((await local('list')).out).toBe('0 clients\n')
  })

  it('adds a client once: of two commands at one moment, the other is refused', async () => {
    const env = { CAIRNLINE_DATA: temporaryFolder() }
    const commands = [
      ['add', email, '--password'],
      ['add', email],
    ]
    const ended = await Promise.all(
      commands.map((args) => run('server/local/commands/client.ts', args, { env }).ended()),
    )
    expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(ended.find(({ code }) => code === 1)?.stderr).toMatch(/is already (a client|invited)\./)
    await expect(printed(['add', email, '--password'], env)).rejects.toThrow('is already')
  })

  it('removes the factor and the passkey of a client of this machine', async () => {
    const folder = temporaryFolder()
    const { accounts, session } = await service({ folder })
    await session()
    const userId = accounts.listClients()[0]?.id ?? ''
    addFactor(accounts.database, userId, 'Phone', 'AAAA')
    accounts.database.run(`update "auth.mfa_factors" set status = 'verified'`)
    addPasskey(accounts.database, { userId, credentialId: 'AAAA', publicKey: 'AAAA' })
    const env = { CAIRNLINE_DATA: folder }
    expect((await printed(['list'], env)).out).toMatch(
      /^ada@example\.ca {2}active {3}signed in .* UTC, 1 second factor, 1 passkey\n/,
    )
    const { out } = await printed(['reset-factor', email], env)
    expect(out).toMatch(/^Removed from the local host: 1 second factor and 1 passkey of/)
    expect(out).toContain(`No message tells the client: write to ${email}`)
    expect((await printed(['reset-factor', email], env)).out).toBe(
      `${email} has no second factor and no passkey on the local host.\n`,
    )
  })

  it('works on the project of the settings, needs no other of them, and says so before', async () => {
    const { url, asked } = await hosted({ text: '{"id":"1"}' })
    const settings = { PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'sb_secret_x', SITE_URL: 'none' }
    const { out, err } = await printed(['add', email, '--password'], settings)
    expect(err).toBe(`Clients of ${url} (for those of this machine, add --local)\n`)
    expect(asked).toMatchObject([{ method: 'POST', url: '/auth/v1/admin/users', headers: keyed }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      email,
      password: /password +(\S+)/.exec(out)?.[1],
      email_confirm: true,
      app_metadata: { initial_password: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
      user_metadata: { language: 'en' },
    })
  })

  it.each([
    [
      ['add', email],
      { PUBLIC_SUPABASE_URL: 'https://x.supabase.co' },
      'To work on those of this machine, add --local.',
    ],
    [['list'], { SUPABASE_SECRET_KEY: 'k' }, 'PUBLIC_SUPABASE_URL is not'],
    [['list'], { PUBLIC_SUPABASE_URL: 'sb_secret_abcdefgh' }, 'PUBLIC_SUPABASE_URL contains a secret key of Supabase'],
    [['add', 'ada\u001b[2J'], {}, '"ada\\e[2J" is not an email address.\nUsage: npm run client'],
    [['invite', email], {}, "Unknown command 'invite'.\nUsage: npm run client"],
    [['lst'], {}, "Unknown command 'lst'.\nUsage: npm run client"],
    [['--local', 'remove'], {}, 'EMAIL is missing.\nUsage: npm run client'],
    [['list', 'all'], {}, "Unknown argument 'all'.\nUsage: npm run client"],
    [['remove', email, '--password'], {}, '--password and --language are options of add only.\nUsage: npm run client'],
    [['remove', 'no@example.ca'], {}, 'There is no client no@example.ca.'],
  ])('%j fails in words', async (args, env, message) => {
    const failure = await printed(args, env).then(() => '', String)
    expect(failure).toContain(message)
    expect(failure).not.toContain('sb_secret_abcdefgh')
  })
})

describe('the clients of a hosted project', () => {
  const users = [
    { id: 'one', email: 'cy@example.ca', email_confirmed_at: '2026-03-01T10:00:00Z', last_sign_in_at: null },
    { id: 'two', email: 'ada@example.ca.example', email_confirmed_at: '2026-03-01T10:00:00Z' },
    {
      id: 'three',
      email,
      email_confirmed_at: '2026-03-01T10:00:00Z',
      last_sign_in_at: '2026-03-02T11:12:13.4Z',
      factors: [
        { id: 'phone', status: 'verified' },
        { id: 'tablet', status: 'unverified' },
      ],
      passkeys: [{ id: 'laptop' }],
    },
    { id: 'five', email: '', phone: '1' },
  ]

  it('are listed from every page, and each is found by its exact address', async () => {
    const project = await hostedUsers(users)
    const clients = clientsOf(project)
    const listed = await clients.list()
    expect(listed.map((one) => [one.email, one.factors, one.passkeys])).toEqual([
      [email, 1, 1],
      ['ada@example.ca.example', 0, 0],
      ['cy@example.ca', 0, 0],
    ])
    expect(await clients.resetFactors('Ada@example.ca')).toEqual({ factors: 1, passkeys: 1 })
    await clients.remove('Ada@example.ca')
    const removed = project.asked.filter(({ method }) => method === 'DELETE')
    const path = '/auth/v1/admin/users/three'
    expect(removed.map(({ url }) => url)).toEqual([
      `${path}/factors/phone`,
      `${path}/factors/tablet`,
      `${path}/passkeys/laptop`,
      path,
    ])
    expect(removed[0]).toMatchObject({ headers: keyed })
    await expect(clients.remove('no@example.ca')).rejects.toThrow('There is no client no@example.ca.')
  })

  it.each(['en', undefined])(
    'are invited in French from its page, also after an invitation in %s',
    async (language) => {
      const project = await hosted({ text: JSON.stringify({ id: 'a b', user_metadata: { language } }) })
      await clientsOf(project).invite(email, 'fr')
      const invitation = `/auth/v1/invite?redirect_to=${encodeURIComponent(`${site}/fr/connexion`)}`
      expect(project.asked.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
        ['POST', invitation, { email, data: { language: 'fr' } }],
        ['PUT', '/auth/v1/admin/users/a%20b', { user_metadata: { language: 'fr' } }],
      ])
    },
  )

  const refusals: [string, Answer, string][] = [
    [
      'the client exists',
      { status: 422, text: '{"error_code":"email_exists","msg":"x"}' },
      `${email} is already a client.`,
    ],
    ['the key is wrong', { status: 401, text: '{"message":"Invalid API key"}' }, 'refused SUPABASE_SECRET_KEY (401)'],
    ['the project says why', { status: 422, text: '{"msg":"weak\\u001b[31m\\u0007"}' }, 'answered 422, weak\\u{7}.'],
    ['the project is no auth service', { status: 404, text: '<html>' }, 'answered 404. Check PUBLIC_SUPABASE_URL.'],
    ['the answer is another', { text: '<html>' }, 'is not that of Supabase Auth. Check PUBLIC_SUPABASE_URL.'],
  ]
  it.each(refusals)('say that %s', async (_, answer, message) => {
    await expect(clientsOf(await hosted(answer)).invite(email, 'en')).rejects.toThrow(message)
  })

  it('send the key to no other address', async () => {
    const other = await hosted({})
    const project = await hosted({ status: 307, headers: { Location: `${other.url}/auth/v1/invite` } })
    await expect(clientsOf(project).invite(email, 'en')).rejects.toThrow('cannot be reached')
    expect(other.asked).toEqual([])
  })
})
