import { chmod } from 'node:fs/promises'
import { App, type DefaultAppConfig, InMemoryEmailDriver } from '@supabase/lite'
import { createConnection } from '@supabase/lite/sqlite'
import { z } from 'zod'
import { readAuthSettings } from '#server/local/auth-settings.ts'
import { inDataFolder } from '#server/local/data-folder.ts'
import { newPassword } from '#server/local/password.ts'
import { reason } from '#server/local/reason.ts'
import { signingKey } from '#server/local/signing-key.ts'

export interface Client {
  email: string
  password: string
}

export interface Accounts {
  /** The auth service without sign-up, as the package serves it: more than may be reached over HTTP. */
  fetch: (request: Request) => Promise<Response>
  /** @throws {Error} when the client exists, or the email or password is not acceptable. */
  addClient: (email: string, password?: string) => Promise<Client>
  /** Adds a client, or gives one that exists another password. Sessions stay. */
  setClient: (email: string, password?: string) => Promise<Client>
  close: () => Promise<void>
}

/** Longest wait for another process that writes to the same accounts, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000

const sessionSchema = z.object({ access_token: z.string() })
const rowsSchema = z.object({ rows: z.array(z.unknown()) })
const errorSchema = z.object({ error_code: z.string(), msg: z.string() })

/**
 * Opens the accounts of a data folder. Several processes may do so at once: the write-ahead log lets them read while
 * one writes, and writers wait for each other. Sign-up, and the mails that reset a password, exist in this process
 * only: `fetch` has neither.
 * @param publishableKey the only API key that `fetch` accepts
 * @throws {Error} in one line, when the accounts or the settings cannot be read
 */
export async function openAccounts(folder: string, publishableKey: string): Promise<Accounts> {
  const settings = { ...(await readAuthSettings()), jwt_secret: await signingKey(inDataFolder.signingKey(folder)) }
  const connection = await openDatabase(inDataFolder.accounts(folder))
  const app = (auth: NonNullable<DefaultAppConfig['auth']>, email: InMemoryEmailDriver) =>
    new App({
      connection,
      auth,
      options: { server: { disableStudio: true, disableFallback: true, admin: false }, drivers: { email } },
    })
  const mails = new InMemoryEmailDriver()
  const served = app(
    { ...settings, enable_signup: false, publishable_key: publishableKey },
    new InMemoryEmailDriver({ maxKeepCount: 0 }),
  )
  // A client who is added by the operator needs no confirmation mail.
  const inProcess = app(
    { ...settings, enable_signup: true, email: { ...settings.email, enable_confirmations: false } },
    mails,
  )
  await served.ensureSystemSchema()
  // The package passes over what fails while it makes its tables.
  await connection.exec('select count(*) from "auth.refresh_tokens", "auth.users"')

  const call = async (path: string, body: object, token?: string) =>
    inProcess.fetch(
      new Request(`http://localhost/auth/v1/${path}`, {
        method: path === 'user' ? 'PUT' : 'POST',
        headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      }),
    )
  const endSession = (token: string) => call('logout?scope=local', {}, token)

  const addClient = async (email: string, password = newPassword()): Promise<Client> => {
    const response = await call('signup', { email, password })
    if (!response.ok) throw new Error(await refusal(response, email))
    await endSession(sessionSchema.parse(await response.json()).access_token)
    return { email, password }
  }

  const resetPassword = async (email: string, password: string): Promise<void> => {
    await call('recover', { email })
    const token = /\b\d{6}\b/.exec(mails.messages.get(email.toLowerCase())?.at(-1)?.text ?? '')?.[0]
    mails.clear()
    const session = sessionSchema.parse(await (await call('verify', { type: 'recovery', email, token })).json())
    const response = await call('user', { password }, session.access_token)
    await endSession(session.access_token)
    if (!response.ok) throw new Error(await refusal(response, email))
  }

  return {
    fetch: (request) => served.fetch(request),
    addClient,
    setClient: async (email, password = newPassword()) => {
      const { rows } = rowsSchema.parse(
        await connection.exec('select 1 from "auth.users" where email = ?', email.toLowerCase()),
      )
      if (rows.length === 0) return addClient(email, password)
      await resetPassword(email, password)
      return { email, password }
    },
    close: () => connection.close(),
  }
}

async function openDatabase(file: string) {
  try {
    const connection = await createConnection({ url: `file:${file}` })
    await connection.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
    await connection.exec('pragma journal_mode = wal')
    await chmod(file, 0o600)
    return connection
  } catch (error) {
    throw new Error(
      `The accounts in ${file} cannot be opened (${reason(error)}). Move the file away to begin with none.`,
    )
  }
}

async function refusal(response: Response, email: string): Promise<string> {
  const parsed = errorSchema.safeParse(await response.json())
  if (!parsed.success) return `${email} could not be added: the auth service failed (${response.status}).`
  const { error_code, msg } = parsed.data
  return error_code === 'user_already_exists' ? `${email} is a client already.` : `${email} could not be added: ${msg}`
}
