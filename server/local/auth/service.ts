import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import type { LocalBindings } from '#server/local/inbox/form.ts'
import type { Accounts } from './accounts.ts'
import { authLimits } from './limits.ts'
import { refuse, tooMany } from './reply.ts'
import { credentials, passwordChange, recovery, tooLong, verification } from './requests.ts'

/** Largest request to the auth service, in bytes, as hosted. */
const AUTH_LIMIT_BYTES = 1_000_000

type AuthContext = Context<{ Bindings: LocalBindings }>

/**
 * The auth service at `/auth/v1`: what signing in, an invitation and a forgotten password need, and no more. The
 * package also serves a database, its settings and its schema, and its one-time-code address adds accounts although
 * sign-up is off; none of that is passed on. Sign-up is, to be refused as the hosted service refuses it.
 */
export function createAuthService(
  accounts: Pick<Accounts, 'fetch' | 'startRecovery'>,
  limits = authLimits(),
): Hono<{ Bindings: LocalBindings }> {
  const app = new Hono<{ Bindings: LocalBindings }>()
  /** @param path of ours, with its query: no spelling of a caller's path reaches another part of the package. */
  const ask = (c: AuthContext, path: string, method: string, body?: string) => {
    const headers = new Headers(c.req.header())
    for (const name of ['content-length', 'transfer-encoding', 'host', 'origin']) headers.delete(name)
    return accounts.fetch(new Request(new URL(path, 'http://localhost'), { method, headers, ...(body && { body }) }))
  }
  const pass = (c: AuthContext, body?: string) =>
    ask(c, `${c.req.routePath}${new URL(c.req.url).search}`, c.req.method, body)

  app.use('/auth/v1/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use(
    '/auth/v1/*',
    bodyLimit({
      maxSize: AUTH_LIMIT_BYTES,
      onError: (c) => refuse(c, 413, 'request_entity_too_large', 'The request is larger than 1 MB.'),
    }),
  )
  for (const path of ['token', 'signup']) {
    // The package fails with 500, and a stack on the console, on JSON of another shape.
    app.post(`/auth/v1/${path}`, (c) => withBody(c, credentials, (body) => pass(c, JSON.stringify(body))))
  }
  app.post('/auth/v1/verify', (c) => {
    const wait = limits.verifications.count(senderOf(c))
    if (wait > 0) return tooMany(c, wait)
    return withBody(c, verification, ({ type, token_hash }) =>
      // To the package an invitation is a new account that is yet to be confirmed.
      pass(c, JSON.stringify({ type: type === 'invite' ? 'signup' : type, token_hash })),
    )
  })
  app.put('/auth/v1/user', (c) =>
    withBody(c, passwordChange, async ({ password }) => {
      if (tooLong(password)) return refuse(c, 400, 'validation_failed', 'Password cannot be longer than 72 characters')
      const response = await pass(c, JSON.stringify({ password }))
      // As hosted: whoever knew the old password is out.
      if (response.ok) await ask(c, '/auth/v1/logout?scope=others', 'POST')
      return response
    }),
  )
  app.post('/auth/v1/recover', (c) => {
    const wait = limits.recoveries.count(senderOf(c))
    if (wait > 0) return tooMany(c, wait)
    return withBody(c, recovery, async ({ email }) => {
      const keyed = await ask(c, '/auth/v1/settings', 'GET')
      if (!keyed.ok) return keyed
      const pause = limits.messages.count(email.toLowerCase())
      if (pause > 0) {
        c.header('Retry-After', String(pause))
        const msg = `For security purposes, you can only request this after ${pause} seconds.`
        return refuse(c, 429, 'over_email_send_rate_limit', msg)
      }
      accounts.startRecovery(email)
      return c.json({})
    })
  })
  app.post('/auth/v1/logout', (c) => pass(c))
  for (const path of ['user', 'settings', 'health', '.well-known/jwks.json'])
    app.get(`/auth/v1/${path}`, (c) => pass(c))
  app.all('/auth/v1/*', (c) =>
    refuse(c, 404, 'not_found', 'The local auth service signs in and out, refreshes, and sets passwords by a link.'),
  )
  return app
}

function senderOf(c: AuthContext): string {
  return c.env?.incoming?.socket.remoteAddress ?? ''
}

/** Answers a request whose body has the shape; any other is refused. */
async function withBody<Body>(c: AuthContext, schema: z.ZodType<Body>, answer: (body: Body) => Promise<Response>) {
  const read = schema.safeParse(parse(await c.req.text()))
  if (read.success) return answer(read.data)
  const msg = `Could not parse request body as JSON: ${schema.description ?? ''}`
  return refuse(c, 400, 'bad_json', msg)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
