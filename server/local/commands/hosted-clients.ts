/* The clients of a hosted Supabase project, for `npm run client`. */

import { z } from 'zod'
import { addressFor } from '#content/languages/languages.ts'
import { defaultLanguage } from '#server/local/auth/accounts.ts'
import { reason } from '#server/reason.ts'
import type { ClientDirectory, ListedClient } from './client-directory.ts'

interface ProjectAccess {
  /** Base address of the project. */
  url: string
  secretKey: string
}

/** Accounts per page of the list. */
const pageSize = 200

/** Timeout for the project's answer, in milliseconds. */
const requestTimeout = 15_000

const userSchema = z.object({
  id: z.string(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
  last_sign_in_at: z.string().nullish(),
})
type User = z.infer<typeof userSchema>
const pageSchema = z.object({ users: z.array(userSchema) })
const invitedSchema = z.object({
  id: z.string(),
  user_metadata: z.looseObject({ language: z.unknown().optional() }).optional(),
})
/** The service answers null for an account without factors. */
const factorsSchema = z.array(z.object({ id: z.string(), status: z.string() })).nullable()
const passkeysSchema = z.array(z.object({ id: z.string() }))
const errorSchema = z.object({
  msg: z.string().optional(),
  message: z.string().optional(),
  error_code: z.string().optional(),
})

/**
 * The clients of a hosted project (Supabase Auth API, `/admin/users` and `/invite`). The project sends the messages.
 * @param siteUrl address of the site, for invitations in another language than the default
 */
export function hostedClients(access: ProjectAccess, siteUrl: () => string): ClientDirectory {
  const userPath = (id: string) => `admin/users/${encodeURIComponent(id)}`

  const users = async (): Promise<User[]> => {
    const known = new Map<string, User>()
    for (let page = 1; ; page += 1) {
      const path = `admin/users?page=${page}&per_page=${pageSize}`
      const answer = await ask(access, pageSchema, 'The clients could not be listed', 'GET', path)
      const before = known.size
      for (const user of answer.users) known.set(user.id, user)
      // Stops at a page without a new user, because a project may return smaller pages than requested.
      if (known.size === before) return [...known.values()]
    }
  }

  const find = async (email: string): Promise<User> => {
    const user = (await users()).find((one) => one.email?.toLowerCase() === email.toLowerCase())
    if (user === undefined) throw new Error(`There is no client ${email}.`)
    return user
  }

  const factorsOf = async (id: string) =>
    (await ask(access, factorsSchema, 'The second factors could not be listed', 'GET', `${userPath(id)}/factors`)) ?? []

  const passkeysOf = (id: string) =>
    ask(access, passkeysSchema, 'The passkeys could not be listed', 'GET', `${userPath(id)}/passkeys`)

  return {
    place: access.url,
    add: async ({ email, password }, language) => {
      const app_metadata = { initial_password: new Date().toISOString() }
      const body = { email, password, email_confirm: true, app_metadata, user_metadata: { language } }
      await ask(access, z.unknown(), `${email} could not be added`, 'POST', 'admin/users', body)
    },
    invite: async (email, language) => {
      const page = () => encodeURIComponent(`${siteUrl()}${addressFor(language, '/login')}`)
      const path = language === defaultLanguage ? 'invite' : `invite?redirect_to=${page()}`
      const body = { email, data: { language } }
      const invited = await ask(access, invitedSchema, `${email} could not be invited`, 'POST', path, body)
      // An account that was invited earlier keeps its metadata (supabase/auth, internal/api/invite.go).
      if (invited.user_metadata?.language !== language) {
        const failure = `${email} is invited, but the language of the account could not be noted`
        await ask(access, z.unknown(), failure, 'PUT', userPath(invited.id), { user_metadata: { language } })
      }
      return `${access.url} has sent an invitation to ${email}.\n`
    },
    remove: async (email) => {
      const { id } = await find(email)
      await ask(access, z.unknown(), `${email} could not be removed`, 'DELETE', userPath(id))
    },
    resetFactors: async (email) => {
      const { id } = await find(email)
      const [factors, passkeys] = [await factorsOf(id), await passkeysOf(id)]
      const remove = (kind: string, one: string, what: string) => {
        const path = `${userPath(id)}/${kind}/${encodeURIComponent(one)}`
        return ask(access, z.unknown(), `The ${what} of ${email} could not be removed`, 'DELETE', path)
      }
      for (const factor of factors) await remove('factors', factor.id, 'second factor')
      for (const passkey of passkeys) await remove('passkeys', passkey.id, 'passkey')
      return { factors: verified(factors), passkeys: passkeys.length }
    },
    list: async () => {
      const clients: ListedClient[] = []
      // Requests both one account at a time: the list does not contain them, and a project limits requests.
      for (const { id, email, email_confirmed_at = null, last_sign_in_at = null } of await users()) {
        if (!email) continue
        const means = { factors: verified(await factorsOf(id)), passkeys: (await passkeysOf(id)).length }
        clients.push({ email, email_confirmed_at, last_sign_in_at, ...means })
      }
      return clients.sort((a, b) => (a.email < b.email ? -1 : 1))
    },
  }
}

function verified(factors: readonly { status: string }[]): number {
  return factors.filter(({ status }) => status === 'verified').length
}

/**
 * Sends a request to the auth service of a hosted project, with its secret key.
 * @param schema of the answer
 * @param failure the beginning of an error message: `ada@example.ca could not be added`
 * @throws {Error} in one line: no answer, a refused key, an existing client, or the service's own message
 */
async function ask<Answer>(
  access: ProjectAccess,
  schema: z.ZodType<Answer>,
  failure: string,
  method: string,
  path: string,
  body?: { readonly email?: string; readonly [field: string]: unknown },
): Promise<Answer> {
  const { url } = access
  const response = await send(access, method, path, body)
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    const read = schema.safeParse(answer)
    if (read.success) return read.data
    throw new Error(`${failure}: the answer of ${url} is not that of Supabase Auth. Check PUBLIC_SUPABASE_URL.`)
  }
  if (response.status === 401 || response.status === 403) {
    throw new Error(
      `${url} refused SUPABASE_SECRET_KEY (${response.status}). Copy the secret key of this project again.`,
    )
  }
  const { error_code, msg, message } = errorSchema.catch({}).parse(answer)
  if (body?.email !== undefined && (error_code === 'email_exists' || error_code === 'user_already_exists')) {
    throw new Error(`${body.email} is already a client.`)
  }
  const said = msg ?? message
  const remedy = !said && response.status === 404 ? ' Check PUBLIC_SUPABASE_URL.' : ''
  throw new Error(`${failure}: ${url} answered ${response.status}${said ? `, ${reason(said)}` : ''}.${remedy}`)
}

/** Refuses redirects, which would send the secret key to another address. */
async function send({ url, secretKey }: ProjectAccess, method: string, path: string, body?: object): Promise<Response> {
  const address = new URL(`auth/v1/${path}`, url.endsWith('/') ? url : `${url}/`)
  try {
    return await fetch(address, {
      method,
      headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    throw new Error(`${address.origin} cannot be reached (${reason(cause)}).`)
  }
}
