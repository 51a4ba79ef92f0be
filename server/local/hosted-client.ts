import { z } from 'zod'
import type { Client } from '#server/local/accounts.ts'
import { reason } from '#server/local/reason.ts'

interface HostedClient extends Client {
  /** Base address of the project. */
  url: string
  secretKey: string
}

/** Longest wait for the project's answer, in milliseconds. */
const PATIENCE_MS = 15_000

const errorSchema = z.object({
  msg: z.string().optional(),
  message: z.string().optional(),
  error_code: z.string().optional(),
})

/**
 * Adds a confirmed client to a hosted project (`POST /admin/users`, Supabase Auth API).
 * @throws {Error} in one line: no answer, key refused, client exists, or what the service says.
 */
export async function addHostedClient({ url, secretKey, email, password }: HostedClient): Promise<Client> {
  const response = await post(new URL('auth/v1/admin/users', url.endsWith('/') ? url : `${url}/`), secretKey, {
    email,
    password,
    email_confirm: true,
  })
  if (response.ok) return { email, password }
  if (response.status === 401 || response.status === 403) {
    throw new Error(
      `${url} refused SUPABASE_SECRET_KEY (${response.status}). Copy the secret key of this project again.`,
    )
  }
  const { error_code, msg, message } = errorSchema.catch({}).parse(await response.json().catch(() => undefined))
  if (error_code === 'email_exists' || error_code === 'user_already_exists') {
    throw new Error(`${email} is a client already.`)
  }
  throw new Error(`${email} could not be added: ${url} answered ${response.status}${described(msg ?? message)}.`)
}

/** A redirect is an error: it would take the secret key to another address. */
async function post(address: URL, secretKey: string, body: object): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    throw new Error(`${address.origin} cannot be reached (${reason(cause)}).`)
  }
}

function described(message: string | undefined): string {
  return message ? `, ${reason(message)}` : ''
}
