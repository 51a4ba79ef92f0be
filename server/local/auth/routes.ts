/*
 * The auth service of the local host: the routes of Supabase Auth for sign-in, sessions and links, with those of its
 * neighbours.
 */

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { reason } from '#server/reason.ts'
import type { Accounts } from './accounts.ts'
import { factorRoutes } from './factor-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { bodyOf, optionalText, refuse } from './replies.ts'
import { Limit, serviceTools } from './service-tools.ts'
import { renew } from './sessions.ts'
import { userRoutes } from './user-routes.ts'

const credentials = z.looseObject({
  email: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
})
/** The token of a link. Typed codes are not supported. */
const verification = z.object({ type: z.enum(['invite', 'recovery']), token_hash: z.string().min(1) })
const recovery = z.object({ email: optionalText })

/** Largest request, in bytes. */
const requestLimitBytes = 1_000_000

/**
 * The auth service at `/auth/v1`, reduced to what sign-in, invitations, forgotten passwords, second factors and passkeys need. The
 * package also serves a database, its settings and its schema, and its one-time-code endpoint adds accounts although sign-up
 * is off; none of these is reachable here.
 * @param guesses allowed attempts at one password or second factor in five minutes
 */
export function authRoutes(accounts: Accounts, guesses = 10): Hono {
  const { database } = accounts
  const app = new Hono()
  const messages = new Limit(1, 60)
  const tools = serviceTools(accounts, guesses)
  const { call, complete, countGuess } = tools

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
      maxSize: requestLimitBytes,
      onError: (c) => refuse(c, 413, 'request_entity_too_large', 'The request is larger than 1 MB.'),
    }),
  )

  app.post('/auth/v1/token', async (c) => {
    const body = await bodyOf(c, credentials)
    const grant = c.req.query('grant_type') ?? ''
    const forward = () => call(c, `token?grant_type=${encodeURIComponent(grant)}`, 'POST', body)
    if (grant === 'refresh_token' && body.refresh_token) {
      return complete(c, await renew(database, body.refresh_token, forward))
    }
    if (grant === 'password' && body.email) countGuess(c, body.email.toLowerCase())
    return complete(c, await forward(), 'password')
  })

  app.post('/auth/v1/verify', async (c) => {
    const { type, token_hash } = await bodyOf(c, verification)
    // The package treats an invitation as the confirmation of a new account.
    return complete(
      c,
      await call(c, 'verify', 'POST', { type: type === 'invite' ? 'signup' : type, token_hash }),
      'otp',
    )
  })

  app.post('/auth/v1/recover', async (c) => {
    const { email } = await bodyOf(c, recovery)
    if (!z.regexes.html5Email.test(email))
      return refuse(c, 400, 'validation_failed', 'Unable to validate email address: invalid format')
    // Checks the API key.
    const answer = await call(c, 'settings', 'GET')
    if (!answer.ok) return answer
    const wait = messages.count(email.toLowerCase())
    if (wait > 0) {
      const msg = `For security purposes, you can only request this after ${wait} seconds.`
      return refuse(c, 429, 'over_email_send_rate_limit', msg)
    }
    await accounts.recover(email, c.req.query('redirect_to'))
    return c.json({})
  })

  app.post('/auth/v1/logout', (c) =>
    // Without a scope the package ends only this session, the hosted service all sessions of the account.
    call(c, `logout?scope=${encodeURIComponent(c.req.query('scope') || 'global')}`, 'POST'),
  )

  app.route('/', userRoutes(tools))
  app.route('/', factorRoutes(tools))
  app.route('/', passkeyRoutes(tools))
  app.get('/auth/v1/settings', async (c) => {
    const answer = await call(c, 'settings', 'GET')
    return answer.ok ? c.json({ ...(await answer.json()), passkeys_enabled: true }) : answer
  })
  for (const path of ['health', '.well-known/jwks.json']) {
    app.get(`/auth/v1/${path}`, (c) => call(c, path, 'GET'))
  }
  app.all('/auth/v1/*', (c) => {
    const msg =
      'The local auth service signs in and out, refreshes, sets passwords, and keeps second factors and passkeys.'
    return refuse(c, 404, 'not_found', msg)
  })
  return app
}
