import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { localSettings } from '#server/environment.ts'
import { type Accounts, openAccounts } from '#server/local/accounts.ts'
import { createAuthService } from '#server/local/auth.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const key = localSettings.PUBLIC_SUPABASE_PUBLISHABLE_KEY
export const email = 'ada@example.ca'
export const password = 'correct horse battery'
export const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() })

export async function open(folder: string): Promise<Accounts> {
  const accounts = await openAccounts(folder, key)
  onTestFinished(() => accounts.close())
  return accounts
}

export async function service(folder = temporaryFolder()) {
  const accounts = await open(folder)
  const app = createAuthService(accounts)
  const call = async (path: string, { method = 'POST', token, body, apikey = key }: CallOptions = {}) =>
    app.request(`http://localhost:4173/auth/v1/${path}`, {
      method,
      headers: { ...(apikey ? { apikey } : {}), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const signIn = async (given = password) => call('token?grant_type=password', { body: { email, password: given } })
  const session = async () => sessionSchema.parse(await (await signIn()).json())
  const refresh = async (refresh_token: string) => call('token?grant_type=refresh_token', { body: { refresh_token } })
  return { accounts, app, folder, call, signIn, session, refresh }
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
