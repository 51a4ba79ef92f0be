import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Accounts } from '#server/local/accounts.ts'

/** Largest request to the auth service, in bytes, as hosted. */
const AUTH_LIMIT_BYTES = 1_000_000

const credentials = z.looseObject({
  email: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
})

/**
 * The auth service at `/auth/v1`: what signing in needs, and no more. The package also serves a database, its
 * settings and its schema, and its one-time-code address adds accounts although sign-up is off; none of that is
 * passed on. Sign-up is, to be refused as the hosted service refuses it.
 */
export function createAuthService(accounts: Pick<Accounts, 'fetch'>): Hono {
  const app = new Hono()
  const pass = async (c: Context, body?: string) => {
    // The address is ours, only the query is the caller's: no spelling of a path reaches another part of the package.
    const address = new URL(c.req.routePath, 'http://localhost')
    address.search = new URL(c.req.url).search
    const headers = new Headers(c.req.header())
    for (const name of ['content-length', 'transfer-encoding', 'host', 'origin']) headers.delete(name)
    return accounts.fetch(new Request(address, { method: c.req.method, headers, ...(body ? { body } : {}) }))
  }

  app.use('/auth/v1/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  const limit = bodyLimit({
    maxSize: AUTH_LIMIT_BYTES,
    onError: (c) => refuse(c, 413, 'request_entity_too_large', 'The request is larger than 1 MB.'),
  })
  const withCredentials = async (c: Context) => {
    const body = await c.req.text()
    // The package fails with 500, and a stack on the console, on JSON of another shape.
    if (!credentials.safeParse(parse(body)).success) {
      return refuse(c, 400, 'bad_json', 'Could not parse request body as JSON: an object of text values is expected')
    }
    return pass(c, body)
  }
  app.post('/auth/v1/token', limit, withCredentials)
  app.post('/auth/v1/signup', limit, withCredentials)
  app.post('/auth/v1/logout', limit, (c) => pass(c))
  for (const path of ['user', 'settings', 'health', '.well-known/jwks.json'])
    app.get(`/auth/v1/${path}`, (c) => pass(c))
  app.all('/auth/v1/*', (c) => refuse(c, 404, 'not_found', 'The local auth service signs in, refreshes and signs out.'))
  return app
}

function refuse(c: Context, status: ContentfulStatusCode, code: string, msg: string): Response {
  c.header('X-Sb-Error-Code', code)
  return c.json({ code: status, error_code: code, msg }, status)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
