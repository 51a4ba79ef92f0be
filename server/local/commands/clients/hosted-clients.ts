import { z } from 'zod'
import { addressFor } from '#content/languages/languages.ts'
import { usualLanguage } from '#server/local/auth/accounts.ts'
import type { ClientDirectory, ListedClient } from './directory.ts'
import { hostedRequest, type ProjectAccess } from './hosted-request.ts'

/** Accounts in one page of the list. */
const pageSize = 200

const userSchema = z.object({
  id: z.string(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
  last_sign_in_at: z.string().nullish(),
})
/** The service answers null for an account without factors. */
const factorsSchema = z.array(z.object({ id: z.string(), status: z.string() })).nullable()
const invitedSchema = z.object({
  id: z.string(),
  user_metadata: z.looseObject({ language: z.unknown().optional() }).optional(),
})
const pageSchema = z.object({ users: z.array(userSchema) })

/**
 * The clients of a hosted project (Supabase Auth API, `/admin/users` and `/invite`), which mails its own messages.
 * @param siteUrl address of the site, for invitations in another language than the usual one
 */
export function hostedClients(access: ProjectAccess, siteUrl: () => string): ClientDirectory {
  const users = async () => {
    const known = new Map<string, z.infer<typeof userSchema>>()
    for (let page = 1; ; page += 1) {
      const path = `admin/users?page=${page}&per_page=${pageSize}`
      const answer = pageSchema.safeParse(await hostedRequest(access, 'The clients could not be listed', 'GET', path))
      if (!answer.success) throw new Error(`The clients could not be listed: ${access.url} answered something else.`)
      const before = known.size
      for (const user of answer.data.users) known.set(user.id, user)
      // Ends at a page without a new user: a project may return pages smaller than requested.
      if (known.size === before) return [...known.values()]
    }
  }
  const find = async (email: string) => {
    const user = (await users()).find((one) => one.email?.toLowerCase() === email.toLowerCase())
    if (user === undefined) throw new Error(`There is no client ${email}.`)
    return user
  }
  const factorsPath = (id: string) => `admin/users/${encodeURIComponent(id)}/factors`
  const factorsOf = async (id: string) => {
    const failure = 'The second factors could not be listed'
    const answer = factorsSchema.safeParse(await hostedRequest(access, failure, 'GET', factorsPath(id)))
    if (!answer.success) throw new Error(`${failure}: ${access.url} answered something else.`)
    return answer.data ?? []
  }
  return {
    place: access.url,
    add: async ({ email, password }, language) => {
      const app_metadata = { initial_password: new Date().toISOString() }
      const body = { email, password, email_confirm: true, app_metadata, user_metadata: { language } }
      await hostedRequest(access, `${email} could not be added`, 'POST', 'admin/users', body)
    },
    invite: async (email, language) => {
      const page = () => encodeURIComponent(`${siteUrl()}${addressFor(language, '/login')}`)
      const path = language === usualLanguage ? 'invite' : `invite?redirect_to=${page()}`
      const failure = `${email} could not be invited`
      const answer = await hostedRequest(access, failure, 'POST', path, { email, data: { language } })
      const invited = invitedSchema.safeParse(answer)
      if (!invited.success) throw new Error(`${failure}: ${access.url} answered something else.`)
      const { id, user_metadata } = invited.data
      // An account that was invited before keeps its metadata (supabase/auth, internal/api/invite.go).
      if (user_metadata?.language !== language) {
        const failedNote = `${email} is invited, but the language of the account could not be noted`
        await hostedRequest(access, failedNote, 'PUT', `admin/users/${encodeURIComponent(id)}`, {
          user_metadata: { language },
        })
      }
      return `${access.url} has sent an invitation to ${email}.\n`
    },
    remove: async (email) => {
      const user = await find(email)
      const path = `admin/users/${encodeURIComponent(user.id)}`
      await hostedRequest(access, `${email} could not be removed`, 'DELETE', path)
    },
    resetFactors: async (email) => {
      const { id } = await find(email)
      const factors = await factorsOf(id)
      for (const factor of factors) {
        const path = `${factorsPath(id)}/${encodeURIComponent(factor.id)}`
        await hostedRequest(access, `The second factor of ${email} could not be removed`, 'DELETE', path)
      }
      return verified(factors)
    },
    list: async () => {
      const clients: ListedClient[] = []
      // One after another: the list of accounts has no factors, and a project limits requests.
      for (const { id, email, email_confirmed_at = null, last_sign_in_at = null } of await users()) {
        if (email) clients.push({ email, email_confirmed_at, last_sign_in_at, factors: verified(await factorsOf(id)) })
      }
      return clients.sort((a, b) => (a.email < b.email ? -1 : 1))
    },
  }
}

function verified(factors: readonly { status: string }[]): number {
  return factors.filter(({ status }) => status === 'verified').length
}
