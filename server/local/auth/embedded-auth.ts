import { App, type EmailDriver, InMemoryEmailDriver } from '@supabase/lite'
import { z } from 'zod'
import { addressFor, type LanguageName } from '#content/languages/languages.ts'
import type { LinkMessageName } from '#content/schema/message.ts'
import { readAddress } from '#server/local/address.ts'
import type { AccountsConnection } from './connection.ts'
import { writeMessage } from './mail/write-message.ts'
import type { AuthSettings, PackageSettings } from './settings.ts'

const errorSchema = z.object({ error_code: z.string(), msg: z.string() })
const sessionSchema = z.object({ access_token: z.string() })

/** The package's auth service over one set of accounts, in a configuration for each use. */
export interface EmbeddedAuth {
  /** Without sign-up and without messages: the only one that may be reachable over HTTP. */
  served: App
  /** Adds a confirmed account. @throws {Error} when the service refuses */
  signUp: (account: NewAccount) => Promise<void>
  /** Adds an unconfirmed account, and writes its invitation. @throws {Error} when the service refuses */
  invite: (account: NewAccount) => Promise<void>
  /**
   * Writes a message for resetting a password, if an account has the email.
   * @param redirectTo address that the message is asked from. It may be any: templates compare it, and link to none.
   */
  recover: (email: string, redirectTo?: string) => Promise<void>
  /** Changes a password through the steps a client takes, but without a message. @throws {Error} when the service refuses */
  resetPassword: (email: string, password: string) => Promise<void>
}

interface NewAccount {
  email: string
  password: string
  /** The language of its messages. */
  language: LanguageName
}

interface EmbeddedAuthOptions {
  /** The data folder, which holds the address that messages link to. */
  folder: string
  mailbox: EmailDriver
  connection: AccountsConnection
  settings: AuthSettings
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
      auth: { ...settings.package, ...auth },
      options: { server: { disableStudio: true, disableFallback: true, admin: false }, drivers: { email } },
    })
  const memory = new InMemoryEmailDriver()
  // Confirms accounts at once: the operator who adds a client vouches for the email.
  const direct = app({ enable_signup: true, email: { ...settings.package.email, enable_confirmations: false } }, memory)

  /**
   * The service that writes one message. Each has its own: the package passes on neither a redirect nor the name of the
   * message. The address of the host, which messages link to, may have changed since the last.
   */
  const sending = async (name: LinkMessageName, redirectTo: (origin: string) => string | undefined): Promise<App> => {
    const origin = await readAddress(folder)
    const RedirectTo = redirectTo(origin) ?? origin
    return app(
      { enable_signup: true, site_url: origin, email: { ...settings.package.email, enable_confirmations: true } },
      {
        send: async ({ to, subject: TokenHash }) => {
          const values = { Email: to, SiteURL: origin, TokenHash, RedirectTo }
          await writeMessage(mailbox, settings.host.email.template[name], values)
        },
      },
    )
  }

  return {
    served: app(
      { enable_signup: false, publishable_key: publishableKey },
      new InMemoryEmailDriver({ maxKeepCount: 0 }),
    ),
    signUp: async ({ email, ...account }) => {
      const response = await accepted(await call(direct, 'signup', signUpBody({ email, ...account })), email)
      await endSession(direct, await response.json())
    },
    // The package has no invitations; its confirmation of a new account serves as one.
    invite: async (account) => {
      const sender = await sending('invite', (origin) => `${origin}${addressFor(account.language, '/login')}`)
      await accepted(await call(sender, 'signup', signUpBody(account)), account.email)
    },
    recover: async (email, redirectTo) => {
      const refusal = await refusalOf(await call(await sending('recovery', () => redirectTo), 'recover', { email }))
      if (refusal !== undefined) throw new Error(refusal.msg)
    },
    resetPassword: async (email, password) => {
      await call(direct, 'recover', { email })
      const message = memory.messages.get(email.toLowerCase())?.at(-1)
      memory.clear()
      const token_hash = message?.subject
      const session: unknown = await (await call(direct, 'verify', { type: 'recovery', token_hash })).json()
      const response = await call(direct, 'user', { password }, sessionSchema.parse(session).access_token)
      await endSession(direct, session)
      await accepted(response, email)
    },
  }
}

const signUpBody = ({ language, ...account }: NewAccount) => ({ ...account, data: { language } })

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
