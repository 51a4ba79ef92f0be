import { expect, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { localSettings } from '#server/environment.ts'
import { type Accounts, openAccounts } from '#server/local/auth/accounts.ts'
import { authLimits } from '#server/local/auth/limits.ts'
import { type Message, messageLink, readMailbox } from '#server/local/auth/mailbox.ts'
import { createAuthService } from '#server/local/auth/service.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { patience } from '#tests/unit/patience.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

export const key = localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY
export const email = 'ada@example.ca'
export const password = 'correct horse battery'
export const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })

export async function open(folder: string): Promise<Accounts> {
  const accounts = await openAccounts(folder, key)
  onTestFinished(() => accounts.close())
  return accounts
}

/** @param limits by default too high for any test to reach */
export async function service(folder = temporaryFolder(), limits = authLimits({ requests: 1_000, guesses: 1_000 })) {
  const accounts = await open(folder)
  const app = createAuthService(accounts, limits)
  const call = async (path: string, { method = 'POST', token, body, apikey = key }: CallOptions = {}) =>
    app.request(`http://localhost:4173/auth/v1/${path}`, {
      method,
      headers: { ...(apikey ? { apikey } : {}), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const signIn = async (given = password) => call('token?grant_type=password', { body: { email, password: given } })
  const session = async () => sessionSchema.parse(await (await signIn()).json())
  const refresh = async (refresh_token: string) => call('token?grant_type=refresh_token', { body: { refresh_token } })
  const setPassword = async (token: string, next: string, current_password?: string) =>
    call('user', { method: 'PUT', token, body: { password: next, current_password } })
  const recover = async (address = email) => call('recover', { body: { email: address } })
  const verify = async (link: Link) => call('verify', { body: link })
  /** The messages to an email that have a link or, if asked for, none, oldest first. */
  const mailbox = async (address: string, withLink = true) =>
    (await readMailbox(dataPaths.messages(folder))).messages.filter(
      (message) => message.to === address && (messageLink(message) !== undefined) === withLink,
    )
  /** Waits for a number of messages with a link to an email, and returns them, oldest first. */
  const messages = async (address = email, count = 1) =>
    vi.waitFor(async () => {
      const sent = await mailbox(address)
      expect(sent).toHaveLength(count)
      return sent
    }, patience)
  /** Subjects of the notices to an email, oldest first. */
  const notices = async (address = email) => (await mailbox(address, false)).map(({ subject }) => subject)
  /** The link of the newest message to an email. */
  const link = async (count = 1): Promise<Link> => linkOf((await messages(email, count)).at(-1))
  return {
    accounts,
    app,
    folder,
    call,
    signIn,
    session,
    refresh,
    setPassword,
    recover,
    verify,
    messages,
    notices,
    link,
  }
}

export interface Link {
  type: string
  token_hash: string
}

const linkSchema = z.object({ type: z.string(), token_hash: z.string() })

function linkOf(message: Message | undefined): Link {
  const address = new URL((message && messageLink(message)) ?? 'about:blank')
  expect(address.href).toMatch(/^http:\/\/localhost:\d+\/login\?/)
  return linkSchema.parse(Object.fromEntries(address.searchParams))
}

interface CallOptions {
  method?: string
  token?: string
  body?: unknown
  apikey?: string
}

export async function errorOf(response: Response): Promise<[number, string | null]> {
  return [response.status, response.headers.get('X-Sb-Error-Code')]
}
