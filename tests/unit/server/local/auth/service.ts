/* The local auth service with one client, for tests of its routes. */

import { decodeJwt } from 'jose'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { localSettings } from '#server/environment.ts'
import { openAccounts } from '#server/local/auth/accounts.ts'
import { messageLink, readMailbox } from '#server/local/auth/mail.ts'
import { authRoutes } from '#server/local/auth/routes.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

export const key = localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY
export const email = 'ada@example.ca'
export const password = 'correct horse battery'
export const next = 'another horse battery'
export const nobody = '00000000-0000-4000-8000-000000000000'

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  user: z.looseObject({
    app_metadata: z.record(z.string(), z.unknown()),
    user_metadata: z.record(z.string(), z.unknown()),
  }),
})
const claimsSchema = z.looseObject({
  aal: z.string(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  session_id: z.string(),
})

export async function sessionIn(response: Response) {
  expect(response.status).toBe(200)
  const session = sessionSchema.parse(await response.json())
  return { ...session, token: session.access_token, claims: claimsSchema.parse(decodeJwt(session.access_token)) }
}

/** Status and code of a refusal; of a success, the status and null. */
export async function outcome(answer: Response | Promise<Response>): Promise<[number, string | null]> {
  const response = await answer
  return [response.status, response.headers.get('X-Sb-Error-Code')]
}

/** The local auth service over new accounts with one client, at a cost of hashes that keeps tests short. */
export async function service({ folder = temporaryFolder(), guesses = 1_000, client = true } = {}) {
  const accounts = await openAccounts(folder, key, 4)
  onTestFinished(accounts.close)
  if (client) await accounts.addClient(email, password)
  const app = authRoutes(accounts, guesses)
  const call = async (path: string, { method = 'POST', token, body }: CallOptions = {}) =>
    app.request(`http://localhost:4173/auth/v1/${path}`, {
      method,
      headers: { apikey: key, ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const signIn = (given = password, address = email) =>
    call('token?grant_type=password', { body: { email: address, password: given } })
  /** The messages to an address, oldest first, each with its link. */
  const messages = async (to = email) =>
    (await readMailbox(dataPaths.messages(folder))).messages
      .filter((message) => message.to === to)
      .map((message) => ({ ...message, link: messageLink(message) }))
  /** What the newest link has in its fragment. */
  const link = async () => {
    const address = (await messages()).findLast((message) => message.link)?.link ?? 'about:blank'
    const { token_hash, type } = Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1)))
    return { token_hash, type }
  }
  return {
    accounts,
    folder,
    call,
    signIn,
    messages,
    link,
    session: async () => sessionIn(await signIn()),
    refresh: (refresh_token: string) => call('token?grant_type=refresh_token', { body: { refresh_token } }),
    setPassword: (token: string, changed: string, current_password?: string, more: object = {}) =>
      call('user', { method: 'PUT', token, body: { password: changed, current_password, ...more } }),
    user: (token: string) => call('user', { method: 'GET', token }),
    verify: (body: object) => call('verify', { body }),
  }
}

interface CallOptions {
  method?: string
  token?: string
  body?: unknown
}
