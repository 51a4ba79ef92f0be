import type { Context } from 'hono'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { factorRoutes } from '#server/local/auth/factors/factor-routes.ts'
import type { Method } from '#server/local/auth/rows/methods.ts'
import { findCaller } from '#server/local/auth/sessions/caller.ts'
import { reason } from '#server/local/reason.ts'
import { type LocalEnv, requestSender } from '#server/local/request-sender.ts'
import type { Accounts } from './accounts.ts'
import { authLimits } from './limits.ts'
import { packageCall } from './package-call.ts'
import { passwordRoute } from './password-route.ts'
import { refuse, tooManyRequests } from './reply.ts'
import { credentials, recovery, verification } from './requests.ts'
import { withBody } from './with-body.ts'

/** Largest request body in bytes, as on the hosted service. */
const bodyLimitBytes = 1_000_000

/**
 * The auth service at `/auth/v1`, reduced to the endpoints that sign-in, invitations and forgotten passwords need.
 * The package also serves a database, its settings and its schema, and its one-time-code endpoint adds accounts although
 * sign-up is off; none of these is reachable. Sign-up is, so that it is refused as on the hosted service.
 */
export function createAuthService(accounts: Accounts, limits = authLimits()): Hono<LocalEnv> {
  const app = new Hono<LocalEnv>()
  const call = packageCall(accounts.fetch)
  const forward = (c: Context<LocalEnv>, body?: string) =>
    call(c, `${c.req.routePath}${new URL(c.req.url).search}`, c.req.method, body)
  /** A session of the package in the shape of the hosted service; a refusal as it is. */
  const complete = async (c: Context<LocalEnv>, response: Response, method?: Method) =>
    response.ok ? c.json(await accounts.answers.session(await response.json(), method)) : response

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.res) return error.res
    process.stderr.write(`A request to the auth service failed: ${reason(error)}\n`)
    return refuse(c, 500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
  })
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
      const { email, password, refresh_token } = body
      const grant = c.req.query('grant_type')
      if (grant === 'refresh_token' && refresh_token) {
        const renewal = () => forward(c, JSON.stringify(body))
        return complete(c, await accounts.sessions.renew(refresh_token, renewal))
      }
      if (grant !== 'password' || !email || !password) return forward(c, JSON.stringify(body))
      const wait = limits.signIns.count(requestSender(c)) || limits.guesses.count(email.toLowerCase())
      if (wait > 0) return tooManyRequests(c, wait)
      const response = await forward(c, JSON.stringify(body))
      if (response.status === 400) await accounts.evenRefusal(email, password)
      return complete(c, response, 'password')
    }),
  )
  app.post('/auth/v1/verify', (c) => {
    const wait = limits.verifications.count(requestSender(c))
    if (wait > 0) return tooManyRequests(c, wait)
    return withBody(c, verification, async ({ type, token_hash }) => {
      // The package knows an invitation as the confirmation of a new account.
      const response = await forward(c, JSON.stringify({ type: type === 'invite' ? 'signup' : type, token_hash }))
      return complete(c, response, 'otp')
    })
  })
  const caller = findCaller(call, accounts.sessions)
  app.route('/', passwordRoute({ accounts, limits, findCaller: caller, call }))
  app.route('/', factorRoutes({ accounts, limits, findCaller: caller, call }))
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
      accounts.startRecovery(email, c.req.query('redirect_to'))
      return c.json({})
    })
  })
  app.post('/auth/v1/logout', (c) =>
    // The package ends this session alone where no scope is named, the hosted service all of the account.
    call(c, `/auth/v1/logout?scope=${encodeURIComponent(c.req.query('scope') || 'global')}`, 'POST'),
  )
  app.get('/auth/v1/user', async (c) => {
    const response = await forward(c)
    return response.ok ? c.json(await accounts.answers.user(await response.json())) : response
  })
  for (const path of ['settings', 'health', '.well-known/jwks.json']) app.get(`/auth/v1/${path}`, (c) => forward(c))
  app.all('/auth/v1/*', (c) =>
    refuse(
      c,
      404,
      'not_found',
      'The local auth service signs in and out, refreshes, sets passwords, and keeps second factors.',
    ),
  )
  return app
}
