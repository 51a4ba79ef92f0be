import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { type LocalEnv, requestSender } from '#server/local/request-sender.ts'
import type { Accounts } from './accounts.ts'
import { authLimits } from './limits.ts'
import { refuse, tooManyRequests } from './reply.ts'
import { credentials, isTooLong, passwordChange, recovery, verification } from './requests.ts'

/** Largest request body in bytes, as on the hosted service. */
const bodyLimitBytes = 1_000_000

/**
 * The auth service at `/auth/v1`, reduced to the endpoints that sign-in, invitations and forgotten passwords need.
 * The package also serves a database, its settings and its schema, and its one-time-code endpoint adds accounts although
 * sign-up is off; none of these is reachable. Sign-up is, so that it is refused as on the hosted service.
 */
export function createAuthService(
  accounts: Pick<Accounts, 'fetch' | 'evenRefusal' | 'startRecovery'>,
  limits = authLimits(),
): Hono<LocalEnv> {
  const app = new Hono<LocalEnv>()
  /** Calls the package. @param path one of ours: a path that a caller spells could reach another part of the package */
  const call = (c: Context<LocalEnv>, path: string, method: string, body?: string) => {
    const headers = new Headers(c.req.header())
    for (const name of ['content-length', 'transfer-encoding', 'host', 'origin']) headers.delete(name)
    return accounts.fetch(new Request(new URL(path, 'http://localhost'), { method, headers, ...(body && { body }) }))
  }
  const forward = (c: Context<LocalEnv>, body?: string) =>
    call(c, `${c.req.routePath}${new URL(c.req.url).search}`, c.req.method, body)

  app.use('/auth/v1/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  })
  app.use(
    '/auth/v1/*',
    bodyLimit({
      maxSize: bodyLimitBytes,
      onError: (c) => refuse(c, 413, 'request_entity_too_large', 'The request is larger than 1 MB.'),
    }),
  )
  // Checked here, because the package answers JSON of another shape with 500 and a stack on the console.
  app.post('/auth/v1/signup', (c) => withBody(c, credentials, (body) => forward(c, JSON.stringify(body))))
  app.post('/auth/v1/token', (c) =>
    withBody(c, credentials, async (body) => {
      const { email, password } = body
      if (c.req.query('grant_type') !== 'password' || !email || !password) return forward(c, JSON.stringify(body))
      const wait = limits.signIns.count(requestSender(c)) || limits.guesses.count(email.toLowerCase())
      if (wait > 0) return tooManyRequests(c, wait)
      const response = await forward(c, JSON.stringify(body))
      if (response.status === 400) await accounts.evenRefusal(email, password)
      return response
    }),
  )
  app.post('/auth/v1/verify', (c) => {
    const wait = limits.verifications.count(requestSender(c))
    if (wait > 0) return tooManyRequests(c, wait)
    return withBody(c, verification, ({ type, token_hash }) =>
      // The package knows an invitation as the confirmation of a new account.
      forward(c, JSON.stringify({ type: type === 'invite' ? 'signup' : type, token_hash })),
    )
  })
  app.put('/auth/v1/user', (c) =>
    withBody(c, passwordChange, async ({ password }) => {
      if (isTooLong(password))
        return refuse(c, 400, 'validation_failed', 'Password cannot be longer than 72 characters')
      const response = await forward(c, JSON.stringify({ password }))
      // As on the hosted service: whoever knew the old password is signed out.
      if (response.ok) await call(c, '/auth/v1/logout?scope=others', 'POST')
      return response
    }),
  )
  app.post('/auth/v1/recover', (c) => {
    const wait = limits.recoveries.count(requestSender(c))
    if (wait > 0) return tooManyRequests(c, wait)
    return withBody(c, recovery, async ({ email }) => {
      // Checks the API key, which startRecovery does not see.
      const settings = await call(c, '/auth/v1/settings', 'GET')
      if (!settings.ok) return settings
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
  app.post('/auth/v1/logout', (c) => forward(c))
  for (const path of ['user', 'settings', 'health', '.well-known/jwks.json'])
    app.get(`/auth/v1/${path}`, (c) => forward(c))
  app.all('/auth/v1/*', (c) =>
    refuse(c, 404, 'not_found', 'The local auth service signs in and out, refreshes, and sets passwords by a link.'),
  )
  return app
}

/** Passes a body of the schema's shape to `answer`; refuses any other. */
async function withBody<Body>(c: Context, schema: z.ZodType<Body>, answer: (body: Body) => Promise<Response>) {
  const result = schema.safeParse(parse(await c.req.text()))
  if (result.success) return answer(result.data)
  return refuse(c, 400, 'bad_json', `Could not parse request body as JSON: ${schema.description ?? ''}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
