import { writeFile } from 'node:fs/promises'
import { AuthClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { openAccounts } from '#server/local/auth/accounts.ts'
import { authLimits } from '#server/local/auth/limits.ts'
import { readMailbox } from '#server/local/auth/mailbox.ts'
import { createAuthService } from '#server/local/auth/service.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { createRateLimit } from '#server/local/rate-limit.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { email, errorOf, key, password, service } from './service-harness.ts'

async function answerOf(response: Response) {
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
}

describe('asking for a new password', () => {
  it('gets the same answer for a client, an invited one and a stranger, and a message only for an account', async () => {
    const { accounts, folder, recover, messages } = await service()
    await accounts.addClient(email, password)
    await accounts.inviteClient('bo@example.ca')
    const answers = []
    for (const address of [email, 'bo@example.ca', 'nobody@example.ca'])
      answers.push(await answerOf(await recover(address)))
    expect(answers[0]).toMatchObject({ status: 200, text: '{}' })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await messages(email)
    await messages('bo@example.ca', 2)
    expect((await readMailbox(dataPaths.messages(folder))).messages).toHaveLength(3)
  })

  it('is answered before the message is written', async () => {
    const { accounts } = await service()
    const startRecovery = vi.fn(() => new Promise<void>(() => undefined))
    const response = await createAuthService({ ...accounts, startRecovery }).request('/auth/v1/recover', {
      method: 'POST',
      headers: { apikey: key },
      body: JSON.stringify({ email }),
    })
    expect([response.status, startRecovery.mock.calls]).toEqual([200, [[email, undefined]]])
  })

  it('is complete before the accounts close', async () => {
    const folder = temporaryFolder()
    const accounts = await openAccounts(folder, key)
    await accounts.addClient(email, password)
    accounts.startRecovery(email)
    await accounts.close()
    expect((await readMailbox(dataPaths.messages(folder))).messages).toHaveLength(1)
  })

  it('is reported on the console only when the message cannot be written', async () => {
    const folder = temporaryFolder()
    const accounts = await openAccounts(folder, key)
    await accounts.addClient(email, password)
    await writeFile(dataPaths.messages(folder), 'a file where a folder should be')
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    // The package reports it too.
    vi.spyOn(console, 'error').mockReturnValue()
    accounts.startRecovery(email)
    await accounts.close()
    const said = written.mock.calls.join('')
    expect(said).toMatch(/^A message could not be written: [^\n]+\n$/)
    expect(said).not.toContain('added')
    expect(said).not.toContain(email)
  })

  it('is refused within a minute, whether or not there is an account', async () => {
    let time = 0
    const messages = createRateLimit({ requests: 1, windowSeconds: 60, now: () => time })
    const { accounts, recover } = await service(undefined, { ...authLimits({ requests: 1_000 }), messages })
    await accounts.addClient(email, password)
    for (const address of [email, 'nobody@example.ca']) expect((await recover(address)).status).toBe(200)
    time = 50_000
    const [known, unknown] = [await recover('ADA@example.ca'), await recover('Nobody@example.ca')]
    expect(await errorOf(known)).toEqual([429, 'over_email_send_rate_limit'])
    expect(await answerOf(known)).toEqual(await answerOf(unknown))
    expect(known.headers.get('Retry-After')).toBe('10')
    time = 60_000
    expect((await recover()).status).toBe(200)
  })

  it('is limited per sender, like opening links', async () => {
    const { recover, verify } = await service(undefined, {
      ...authLimits(),
      verifications: createRateLimit({ requests: 2, windowSeconds: 300, now: () => 0 }),
      recoveries: createRateLimit({ requests: 2, windowSeconds: 300, now: () => 0 }),
    })
    const asked = []
    for (const name of ['a', 'b', 'c']) asked.push(await errorOf(await recover(`${name}@example.ca`)))
    expect(asked).toEqual([
      [200, null],
      [200, null],
      [429, 'over_request_rate_limit'],
    ])
    const opened = []
    for (const token_hash of ['a', 'b', 'c']) opened.push(await errorOf(await verify({ type: 'invite', token_hash })))
    expect(opened).toEqual([
      [403, 'otp_expired'],
      [403, 'otp_expired'],
      [429, 'over_request_rate_limit'],
    ])
  })

  it('needs the public key', async () => {
    const { call, folder } = await service()
    expect((await call('recover', { body: { email }, apikey: 'sb_publishable_other' })).status).toBe(401)
    expect((await readMailbox(dataPaths.messages(folder))).messages).toEqual([])
  })
})

describe('a malformed request is refused', () => {
  const big = 'x'.repeat(1_000_001)
  it.each([
    ['verify', undefined, 400],
    ['verify', '{"type"', 400],
    ['verify', '[]', 400],
    ['verify', { type: 'invite' }, 400],
    ['verify', { type: 'invite', token_hash: '' }, 400],
    ['verify', { type: 'invite', token_hash: 5 }, 400],
    ['verify', { type: 'invite', token_hash: ['a'] }, 400],
    ['verify', { type: 'signup', token_hash: 'a' }, 400],
    ['verify', { type: 'magiclink', token_hash: 'a' }, 400],
    ['verify', { type: 'email_change', token_hash: 'a' }, 400],
    ['verify', { type: 'recovery', token: '123456', email }, 400],
    ['verify', { type: 'recovery', token_hash: 'a', email }, 400],
    ['verify', { type: 'recovery', token_hash: "' or 1=1 --" }, 403],
    ['verify', { type: 'recovery', token_hash: '<script>alert(1)</script>' }, 403],
    ['verify', { type: 'recovery', token_hash: 'x'.repeat(100_000) }, 403],
    ['verify', { type: 'recovery', token_hash: big }, 413],
    ['recover', undefined, 400],
    ['recover', {}, 400],
    ['recover', { email: '' }, 400],
    ['recover', { email: 'ada' }, 400],
    ['recover', { email: 5 }, 400],
    ['recover', { email: `${'a'.repeat(250)}@example.ca` }, 400],
    ['recover', { email: big }, 413],
    ['user', { email: 'eve@example.ca' }, 401],
    ['user', { password: 5 }, 401],
    ['user', { password, email: 'eve@example.ca' }, 401],
    ['user', { password, data: { role: 'admin' } }, 401],
    ['user', { password: big }, 413],
    ['user', { password }, 401],
  ])('by /%s: %j', async (path, body, status) => {
    const { call, accounts } = await service()
    await accounts.addClient(email, password)
    const response = await call(path, { method: path === 'user' ? 'PUT' : 'POST', body })
    expect(response.status).toBe(status)
    expect(JSON.stringify(await response.json())).not.toContain('<script')
  })

  it('for a link that is opened by GET', async () => {
    const { accounts, call, link, verify } = await service()
    await accounts.inviteClient(email)
    const invitation = await link()
    const query = `verify?token=${invitation.token_hash}&type=signup&redirect_to=http://evil.example`
    expect((await call(query, { method: 'GET' })).status).toBe(404)
    expect((await verify({ ...invitation, type: 'recovery' })).status).toBe(403)
    expect((await verify(invitation)).status).toBe(200)
  })
})

describe('the client library of the site', () => {
  it('walks from an invitation to a password, and from a forgotten one to another', async () => {
    const { accounts, app, link } = await service()
    const client = () =>
      new AuthClient({
        url: 'http://localhost:4173/auth/v1',
        headers: { apikey: key, Authorization: `Bearer ${key}` },
        storageKey: crypto.randomUUID(),
        autoRefreshToken: false,
        persistSession: false,
        fetch: async (input, init) => app.request(new Request(input, init)),
      })
    await accounts.inviteClient(email)
    const invited = client()
    const invitation = await link()
    expect((await invited.verifyOtp({ type: 'invite', token_hash: invitation.token_hash })).error).toBeNull()
    expect((await invited.updateUser({ password: 'short' })).error).toMatchObject({ reasons: ['length'] })
    expect((await invited.updateUser({ password })).error).toBeNull()
    expect((await invited.getUser()).data.user?.email).toBe(email)

    const forgetful = client()
    const options = { captchaToken: 'token', redirectTo: 'http://evil.example' }
    expect((await forgetful.resetPasswordForEmail(email, options)).error).toBeNull()
    const { token_hash } = await link(2)
    expect((await client().verifyOtp({ type: 'invite', token_hash })).error?.code).toBe('otp_expired')
    expect((await forgetful.verifyOtp({ type: 'recovery', token_hash })).data.user?.email).toBe(email)
    expect((await forgetful.updateUser({ password })).error?.code).toBe('same_password')
    expect((await forgetful.updateUser({ password: 'another horse battery' })).error).toBeNull()
    expect((await invited.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await client().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  })
})
