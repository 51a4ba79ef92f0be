import { App, type EmailDriver, InMemoryEmailDriver } from '@supabase/lite'
import { z } from 'zod'
import { readAddress } from '#server/local/address.ts'
import type { AccountsConnection } from './connection.ts'
import type { PackageSettings } from './settings.ts'

const errorSchema = z.object({ error_code: z.string(), msg: z.string() })
const sessionSchema = z.object({ access_token: z.string() })

/** The package's auth service over one set of accounts, in a configuration for each use. */
export interface EmbeddedAuth {
  /** Without sign-up and without messages: the only one that may be reachable over HTTP. */
  served: App
  /** Adds a confirmed account. @throws {Error} when the service refuses */
  signUp: (email: string, password: string) => Promise<void>
  /** Adds an unconfirmed account, and writes its invitation. @throws {Error} when the service refuses */
  invite: (email: string, password: string) => Promise<void>
  /** Writes a message for resetting a password, if an account has the email. */
  recover: (email: string) => Promise<void>
  /** Changes a password through the steps a client takes, but without a message. @throws {Error} when the service refuses */
  resetPassword: (email: string, password: string) => Promise<void>
}

interface EmbeddedAuthOptions {
  /** The data folder, which holds the address that messages link to. */
  folder: string
  mailbox: EmailDriver
  connection: AccountsConnection
  settings: PackageSettings
  publishableKey: string
}

export function embeddedAuth({
  folder,
  mailbox,
  connection,
  settings,
  publishableKey,
}: EmbeddedAuthOptions): EmbeddedAuth {
  const app = (auth: Partial<PackageSettings>, email: EmailDriver) =>
    new App({
      connection,
      auth: { ...settings, ...auth },
      options: { server: { disableStudio: true, disableFallback: true, admin: false }, drivers: { email } },
    })
  const memory = new InMemoryEmailDriver()
  // Confirms accounts at once: the operator who adds a client vouches for the email.
  const direct = app({ enable_signup: true, email: { ...settings.email, enable_confirmations: false } }, memory)

  let sender: { origin: string; app: App } | undefined
  /** The service that writes messages. Made anew when the host has changed its address, which messages link to. */
  const sending = async (): Promise<App> => {
    const origin = await readAddress(folder)
    if (sender?.origin !== origin) sender = { origin, app: app(sendingSettings(settings, origin), mailbox) }
    return sender.app
  }

  return {
    served: app(
      { enable_signup: false, publishable_key: publishableKey },
      new InMemoryEmailDriver({ maxKeepCount: 0 }),
    ),
    signUp: async (email, password) => {
      const response = await accepted(await call(direct, 'signup', { email, password }), email)
      await endSession(direct, await response.json())
    },
    invite: async (email, password) => {
      await accepted(await call(await sending(), 'signup', { email, password }), email)
    },
    recover: async (email) => {
      const refusal = await refusalOf(await call(await sending(), 'recover', { email }))
      if (refusal !== undefined) throw new Error(refusal.msg)
    },
    resetPassword: async (email, password) => {
      await call(direct, 'recover', { email })
      const message = memory.messages.get(email.toLowerCase())?.at(-1)
      memory.clear()
      const token_hash = /token_hash=(\w+)/.exec(message?.html ?? '')?.[1]
      const session: unknown = await (await call(direct, 'verify', { type: 'recovery', token_hash })).json()
      const response = await call(direct, 'user', { password }, sessionSchema.parse(session).access_token)
      await endSession(direct, session)
      await accepted(response, email)
    },
  }
}

/** Settings for messages. The package has no invitations; its confirmation of a new account serves as one. */
function sendingSettings(settings: PackageSettings, origin: string): Partial<PackageSettings> {
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

/** The refusal in an answer of the service; undefined for a success. */
async function refusalOf(response: Response): Promise<z.infer<typeof errorSchema> | undefined> {
  if (response.ok) return undefined
  const failed = { error_code: '', msg: `the auth service failed (${response.status}).` }
  return errorSchema.catch(failed).parse(await response.json())
}

/** The answer, when the service has accepted the account. @throws {Error} in one line, when it has not */
async function accepted(response: Response, email: string): Promise<Response> {
  const refusal = await refusalOf(response)
  if (refusal === undefined) return response
  const { error_code, msg } = refusal
  // With confirmations on, the package answers an existing email with the second code.
  const exists = error_code === 'user_already_exists' || error_code === 'over_email_send_rate_limit'
  throw new Error(exists ? `${email} is a client already.` : `${email} could not be added: ${msg}`)
}
