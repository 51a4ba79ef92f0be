import { App, type EmailDriver, InMemoryEmailDriver } from '@supabase/lite'
import { z } from 'zod'
import { readAddress } from '#server/local/address.ts'
import { inDataFolder } from '#server/local/data-folder.ts'
import type { AccountsConnection } from './connection.ts'
import { openMailbox } from './mailbox.ts'
import type { AuthSettings } from './settings.ts'

const errorSchema = z.object({ error_code: z.string(), msg: z.string() })
const sessionSchema = z.object({ access_token: z.string() })

/** The auth service over one set of accounts, as each use needs it. Only `served` may be reached over HTTP. */
export interface EmbeddedAuth {
  /** Without sign-up, and without messages. */
  served: App
  /** Adds a confirmed account, or says why not. */
  signUp: (email: string, password: string) => Promise<void>
  /** Adds an account that its owner has yet to confirm, and writes the invitation. */
  invite: (email: string, password: string) => Promise<void>
  /** Writes a message to reset a password; nothing when nobody has the address. */
  recover: (email: string) => Promise<void>
  /** Resets a password by the way of a client, in one go and without a message. */
  resetPassword: (email: string, password: string) => Promise<void>
}

export interface EmbeddedAuthOptions {
  /** The data folder: messages are written there, and link to where its host answers. */
  folder: string
  connection: AccountsConnection
  settings: AuthSettings
  publishableKey: string
}

export function embeddedAuth({ folder, connection, settings, publishableKey }: EmbeddedAuthOptions): EmbeddedAuth {
  const app = (auth: Partial<AuthSettings>, email: EmailDriver) =>
    new App({
      connection,
      auth: { ...settings, ...auth },
      options: { server: { disableStudio: true, disableFallback: true, admin: false }, drivers: { email } },
    })
  const unread = new InMemoryEmailDriver()
  // A client who is added by the operator needs no confirmation mail.
  const direct = app({ enable_signup: true, email: { ...settings.email, enable_confirmations: false } }, unread)

  let sending: { origin: string; app: App } | undefined
  const sender = async (): Promise<App> => {
    const origin = await readAddress(folder)
    if (sending?.origin !== origin) sending = { origin, app: app(sendingSettings(settings, origin), mailbox) }
    return sending.app
  }
  const mailbox = openMailbox(inDataFolder.messages(folder))

  return {
    served: app(
      { enable_signup: false, publishable_key: publishableKey },
      new InMemoryEmailDriver({ maxKeepCount: 0 }),
    ),
    signUp: async (email, password) => {
      const response = await added(await call(direct, 'signup', { email, password }), email)
      await endSession(direct, await response.json())
    },
    invite: async (email, password) => {
      await added(await call(await sender(), 'signup', { email, password }), email)
    },
    recover: async (email) => {
      const refusal = await refusalOf(await call(await sender(), 'recover', { email }))
      if (refusal !== undefined) throw new Error(refusal.msg)
    },
    resetPassword: async (email, password) => {
      await call(direct, 'recover', { email })
      const message = unread.messages.get(email.toLowerCase())?.at(-1)
      unread.clear()
      const token_hash = /token_hash=(\w+)/.exec(message?.html ?? '')?.[1]
      const session: unknown = await (await call(direct, 'verify', { type: 'recovery', token_hash })).json()
      const response = await call(direct, 'user', { password }, sessionSchema.parse(session).access_token)
      await endSession(direct, session)
      await added(response, email)
    },
  }
}

/** The package knows no invitation; its confirmation of a new account is one, in other words. */
function sendingSettings(settings: AuthSettings, origin: string): Partial<AuthSettings> {
  const template = settings.email?.template
  return {
    enable_signup: true,
    site_url: origin,
    email: {
      ...settings.email,
      enable_confirmations: true,
      template: { ...template, ...(template?.invite && { confirmation: template.invite }) },
    },
  }
}

async function call(app: App, path: string, body: object, token?: string): Promise<Response> {
  return app.fetch(
    new Request(`http://localhost/auth/v1/${path}`, {
      method: path === 'user' ? 'PUT' : 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    }),
  )
}

async function endSession(app: App, session: unknown): Promise<void> {
  await call(app, 'logout?scope=local', {}, sessionSchema.parse(session).access_token)
}

/** Why the service has not done what it was asked; nothing when it has. */
async function refusalOf(response: Response): Promise<z.infer<typeof errorSchema> | undefined> {
  if (response.ok) return undefined
  const failed = { error_code: '', msg: `the auth service failed (${response.status}).` }
  return errorSchema.catch(failed).parse(await response.json())
}

/** @throws {Error} in one line, when the service has not added the client. */
async function added(response: Response, email: string): Promise<Response> {
  const refusal = await refusalOf(response)
  if (refusal === undefined) return response
  const { error_code, msg } = refusal
  // The second is what the package says where a new account would have to be confirmed.
  const exists = error_code === 'user_already_exists' || error_code === 'over_email_send_rate_limit'
  throw new Error(exists ? `${email} is a client already.` : `${email} could not be added: ${msg}`)
}
