import { z } from 'zod'
import type { Account } from '#server/local/auth/account-rows.ts'
import type { Client } from '#server/local/auth/accounts.ts'
import { hostedRequest, type ProjectAccess } from './hosted-request.ts'

/** The clients of a hosted project (Supabase Auth API, `/admin/users` and `/invite`). Errors are one line. */
export interface HostedProject {
  /** Adds a confirmed client. @throws {Error} when there is one already, or the project refuses. */
  add: (client: Client) => Promise<void>
  /** Has the project mail an invitation, anew where one was not accepted. @throws {Error} as `add`. */
  invite: (email: string) => Promise<void>
  /** Ends an account and its sessions. @throws {Error} when there is none, or the project refuses. */
  remove: (email: string) => Promise<void>
  /** Every client, by address. */
  list: () => Promise<Account[]>
}

/** Accounts asked for at a time. */
const PAGE = 200

const userSchema = z.object({
  id: z.string(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
  last_sign_in_at: z.string().nullish(),
})
const pageSchema = z.object({ users: z.array(userSchema) })

export function hostedProject(access: ProjectAccess): HostedProject {
  const users = async () => {
    const known = new Map<string, z.infer<typeof userSchema>>()
    for (let page = 1; ; page += 1) {
      const path = `admin/users?page=${page}&per_page=${PAGE}`
      const answer = pageSchema.safeParse(await hostedRequest(access, 'The clients could not be listed', 'GET', path))
      if (!answer.success) throw new Error(`The clients could not be listed: ${access.url} answered something else.`)
      const before = known.size
      for (const user of answer.data.users) known.set(user.id, user)
      // A project may give fewer at a time than were asked for: the last page is the one that brings nobody new.
      if (known.size === before) return [...known.values()]
    }
  }
  return {
    add: async ({ email, password }) => {
      const body = { email, password, email_confirm: true }
      await hostedRequest(access, `${email} could not be added`, 'POST', 'admin/users', body)
    },
    invite: async (email) => {
      await hostedRequest(access, `${email} could not be invited`, 'POST', 'invite', { email })
    },
    remove: async (email) => {
      const user = (await users()).find((one) => one.email?.toLowerCase() === email.toLowerCase())
      if (user === undefined) throw new Error(`There is no client ${email}.`)
      const path = `admin/users/${encodeURIComponent(user.id)}`
      await hostedRequest(access, `${email} could not be removed`, 'DELETE', path)
    },
    list: async () =>
      (await users())
        .flatMap(({ email, email_confirmed_at = null, last_sign_in_at = null }) =>
          email ? [{ email, email_confirmed_at, last_sign_in_at }] : [],
        )
        .sort((a, b) => (a.email < b.email ? -1 : 1)),
  }
}
