import { z } from 'zod'
import { reason } from '#server/local/reason.ts'

export interface ProjectAccess {
  /** Base address of the project. */
  url: string
  secretKey: string
}

/** Body of a request: of one that makes an account, with its email. */
interface HostedBody {
  readonly email?: string
  readonly [field: string]: unknown
}

/** Longest wait for the project's answer, in milliseconds. */
const requestTimeout = 15_000

const errorSchema = z.object({
  msg: z.string().optional(),
  message: z.string().optional(),
  error_code: z.string().optional(),
})

/**
 * Sends a request to the auth service of a hosted project, with its secret key.
 * @param failure the beginning of an error message: `ada@example.ca could not be added`
 * @returns the JSON of the answer
 * @throws {Error} in one line: no answer, a refused key, an existing client, or the service's own message
 */
export async function hostedRequest(
  access: ProjectAccess,
  failure: string,
  method: string,
  path: string,
  body?: HostedBody,
): Promise<unknown> {
  const { url } = access
  const response = await send(access, method, path, body)
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  if (response.status === 401 || response.status === 403) {
    throw new Error(
      `${url} refused SUPABASE_SECRET_KEY (${response.status}). Copy the secret key of this project again.`,
    )
  }
  const { error_code, msg, message } = errorSchema.catch({}).parse(answer)
  if (body?.email !== undefined && (error_code === 'email_exists' || error_code === 'user_already_exists')) {
    throw new Error(`${body.email} is a client already.`)
  }
  const said = msg ?? message
  throw new Error(`${failure}: ${url} answered ${response.status}${said ? `, ${reason(said)}` : ''}.`)
}

/** Refuses redirects, which would take the secret key to another address. */
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
