import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { openAccounts } from '#server/local/auth/accounts.ts'
import { openConnection } from '#server/local/auth/connection.ts'
import { signingKey } from '#server/local/auth/signing-key.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'
import { email, errorOf, key, open, password, service } from './service-harness.ts'

describe('clients', () => {
  it('are added once', async () => {
    const { accounts } = await service()
    await accounts.addClient(email, password)
    await expect(accounts.addClient('ADA@example.ca', password)).rejects.toThrow('ADA@example.ca is a client already.')
  })

  it.each([
    ['short', email],
    [password, 'ada'],
  ])('are refused with the password "%s" or the email "%s"', async (given, address) => {
    await expect((await service()).accounts.addClient(address, given)).rejects.toThrow('could not be added')
  })

  it('get a password that is long, random and can be read out', async () => {
    const { accounts, call } = await service()
    const client = await accounts.addClient(email)
    expect(client.password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){4}$/)
    expect((await accounts.addClient('bo@example.ca')).password).not.toBe(client.password)
    expect((await call('token?grant_type=password', { body: client })).status).toBe(200)
  })

  it('get another password without losing their session', async () => {
    const { accounts, session, signIn, refresh } = await service()
    await accounts.setClient(email, password)
    const { refresh_token } = await session()
    const { password: next } = await accounts.setClient('Ada@example.ca')
    expect((await signIn()).status).toBe(400)
    expect((await signIn(next)).status).toBe(200)
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it('can be added by several processes while the host runs', async () => {
    const folder = temporaryFolder()
    const run = (address: string) =>
      promisify(execFile)(process.execPath, ['server/local/commands/clients/add.ts', address, '--password'], {
        env: { ...process.env, CAIRNLINE_DATA: folder },
      })
    // The first two processes create the accounts and the signing key at the same time.
    const outputs = await Promise.all(['one@example.ca', 'two@example.ca'].map(run))
    const { accounts, call } = await service(folder)
    const more = await Promise.all([
      run('three@example.ca'),
      accounts.addClient('four@example.ca'),
      run('five@example.ca'),
    ])
    const printed = [...outputs, more[0], more[2]].map(({ stdout }) => /password {2}(\S+)/.exec(stdout)?.[1])
    const addresses = ['one@example.ca', 'two@example.ca', 'three@example.ca', 'five@example.ca']
    for (const [index, address] of addresses.entries()) {
      const response = await call('token?grant_type=password', { body: { email: address, password: printed[index] } })
      expect([address, response.status]).toEqual([address, 200])
    }
    expect((await call('token?grant_type=password', { body: more[1] })).status).toBe(200)
  })
})

describe('a client who is removed', () => {
  it('has no session left, and gets the answer of an unknown email', async () => {
    const { accounts, session, refresh, signIn, call } = await service()
    await accounts.addClient(email, password)
    const { refresh_token, access_token } = await session()
    await accounts.removeClient('ADA@example.ca')
    expect(await errorOf(await refresh(refresh_token))).toEqual([400, 'refresh_token_not_found'])
    expect((await call('user', { method: 'GET', token: access_token })).status).toBe(403)
    expect(await errorOf(await signIn())).toEqual([400, 'invalid_credentials'])
    await expect(accounts.removeClient(email)).rejects.toThrow('There is no client ada@example.ca.')
  })

  it('does not affect other clients', async () => {
    const { accounts, session, refresh } = await service()
    await accounts.addClient(email, password)
    await accounts.addClient('ada@example.ca.example', password)
    const { refresh_token } = await session()
    await accounts.removeClient('ada@example.ca.example')
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  it('loses its invitation', async () => {
    const { accounts, verify, link } = await service()
    await accounts.inviteClient(email)
    const invitation = await link()
    await accounts.removeClient(email)
    expect(await errorOf(await verify(invitation))).toEqual([403, 'otp_expired'])
  })
})

describe('the list of clients', () => {
  it('shows who is invited, who is active, and who has signed in', async () => {
    const { accounts, signIn } = await service()
    await accounts.inviteClient('bo@example.ca')
    await accounts.addClient(email, password)
    await accounts.setClient('cy@example.ca')
    await accounts.setClient('cy@example.ca')
    const [ada, bo, cy] = await accounts.listClients()
    expect([ada, bo, cy]).toMatchObject([
      { email, email_confirmed_at: expect.any(String), last_sign_in_at: null },
      { email: 'bo@example.ca', email_confirmed_at: null, last_sign_in_at: null },
      { email: 'cy@example.ca', email_confirmed_at: expect.any(String), last_sign_in_at: null },
    ])
    await signIn()
    expect((await accounts.listClients())[0]?.last_sign_in_at).toEqual(expect.any(String))
  })
})

describe('the files', () => {
  it('of accounts and key are readable by their owner only', async () => {
    const folder = temporaryFolder()
    await open(folder)
    for (const name of ['auth.sqlite', 'auth.secret']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  })

  it('give one key to processes that start together', async () => {
    const file = join(temporaryFolder(), 'key')
    const keys = await Promise.all([signingKey(file), signingKey(file), signingKey(file)])
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toBe(readFileSync(file, 'utf8'))
  })

  it('name the key where it is no file', async () => {
    const file = join(temporaryFolder(), 'auth.secret')
    mkdirSync(file)
    await expect(signingKey(file)).rejects.toThrow(`${file}, cannot be read or written: EISDIR`)
  })

  it('are opened after another process has created them', async () => {
    const file = join(temporaryFolder(), 'auth.sqlite')
    const other = new DatabaseSync(file)
    other.exec('begin immediate; create table begun (id)')
    await expect(openConnection(file, 0)).rejects.toThrow('(database is locked). Another process writes to them')
    const opened = openConnection(file)
    await setImmediate()
    other.exec('commit')
    other.close()
    await (await opened).close()
    const reader = new DatabaseSync(file)
    expect(reader.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    reader.close()
  })

  it('let no other process write between a transaction’s read and its write', async () => {
    const folder = temporaryFolder()
    await (await open(folder)).addClient(email, password)
    const file = join(folder, 'auth.sqlite')
    const other = new DatabaseSync(file)
    const connection = await openConnection(file)
    await connection.runInTransaction(async (transaction) => {
      const users = transaction.withSchema('auth')
      await users.selectFrom('users').selectAll().execute()
      expect(() => other.exec('update "auth.users" set phone = 1')).toThrow('database is locked')
      await users.updateTable('users').set({ phone: '2' }).execute()
    })
    expect(other.prepare('select phone from "auth.users"').all()).toEqual([{ phone: '2' }])
    other.close()
    await connection.close()
  })

  it('are named in the error when they are damaged', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'auth.secret'), 'short')
    await expect(openAccounts(folder, key)).rejects.toThrow('auth.secret holds no signing key')
    const other = temporaryFolder()
    writeFileSync(join(other, 'auth.sqlite'), 'no database, but long enough to be taken for the head of one'.repeat(20))
    await expect(openAccounts(other, key)).rejects.toThrow('cannot be opened (file is not a database)')
  })
})
