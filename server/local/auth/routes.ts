import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { dataPaths } from '#server/local/data-folder.ts'
import { reason } from '#server/reason.ts'
import { type Accounts, isTooLong } from './accounts.ts'
import { factorRoutes, type ServiceTools } from './factor-routes.ts'
import { listFactors } from './factors.ts'
import { writeNotice } from './mail.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { bodyOf, refuse, responseException } from './replies.ts'
import { addMethod, callerOf, methodsOf, renew, sessionIdIn, withClaims, withFactors } from './sessions.ts'

const credentials = z.looseObject({
  email: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
})
/** The token of a link. Typed codes are not supported. */
const verification = z.object({ type: z.enum(['invite', 'recovery']), token_hash: z.string().min(1) })
/** A change of the password, with the record that it replaces an initial one. An account can change nothing else. */
const passwordChange = z.object({
  password: z.string(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: z.strictObject({ replaced_initial_password: z.string() }).optional(),
})
const recovery = z.object({ email: z.string().regex(z.regexes.html5Email) })

/** Age of a session, in milliseconds, from which a change of the password needs reauthentication. */
const recentSession = 86_400_000

/** Largest request, in bytes. */
const requestLimitBytes = 1_000_000

/**
 * The auth service at `/auth/v1`, reduced to what sign-in, invitations, forgotten passwords, second factors and passkeys need. The
 * package also serves a database, its settings and its schema, and its one-time-code endpoint adds accounts although sign-up
 * is off; none of these is reachable here.
 * @param guesses allowed attempts at one password or second factor in five minutes
 */
export function authRoutes(accounts: Accounts, guesses = 10): Hono {
  const { database, settings } = accounts
  const app = new Hono()
  const messages = new Limit(1, 60)
  const guessLimit = new Limit(guesses, 300)

  const call: ServiceTools['call'] = (c, path, method, body) => {
    const headers = new Headers(c.req.header())
    for (const name of ['content-length', 'transfer-encoding', 'host', 'origin']) headers.delete(name)
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return accounts.fetch(new Request(new URL(`/auth/v1/${path}`, 'http://localhost'), init))
  }
  const findCaller: ServiceTools['findCaller'] = async (c) => callerOf(database, c, await call(c, 'user', 'GET'))
  const complete: ServiceTools['complete'] = async (c, response, method) => {
    if (!response.ok) return response
    const answer: unknown = await response.json()
    if (method) addMethod(database, sessionIdIn(answer), method)
    return c.json(await withClaims(database, accounts.secret, answer))
  }
  const countGuess: ServiceTools['countGuess'] = (c, key) => {
    const wait = guessLimit.count(key)
    if (wait === 0) return
    c.header('Retry-After', String(wait))
    throw responseException(refuse(c, 429, 'over_request_rate_limit', 'Request rate limit reached'))
  }
  const notify: ServiceTools['notify'] = async (name, { email, user_metadata }) => {
    try {
      await writeNotice(dataPaths.messages(accounts.folder), name, email, user_metadata.language)
    } catch (error) {
      process.stderr.write(`A message could not be written: ${reason(error)}\n`)
    }
  }

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

  app.get('/auth/v1/user', async (c) => {
    const response = await call(c, 'user', 'GET')
    return response.ok ? c.json(withFactors(database, await response.json())) : response
  })

  // The checks of the hosted service, in its order (supabase/auth, internal/api/user.go).
  app.put('/auth/v1/user', async (c) => {
    const { account, session } = await findCaller(c)
    countGuess(c, account.id)
    const { password, current_password = '', nonce, data } = await bodyOf(c, passwordChange)
    if (isTooLong(password)) {
      return refuse(c, 400, 'validation_failed', 'Password cannot be longer than 72 characters')
    }
    const least = settings.minimum_password_length
    if (password.length < least) {
      const msg = `Password should be at least ${least} characters.`
      return refuse(c, 422, 'weak_password', msg, { weak_password: { reasons: ['length'] } })
    }
    if (session.aal !== 'aal2' && listFactors(database, account.id).some(({ status }) => status === 'verified')) {
      const msg = 'AAL2 session is required to update email or password when MFA is enabled.'
      return refuse(c, 401, 'insufficient_aal', msg)
    }
    if (Date.now() - Date.parse(session.created_at) > recentSession) {
      return nonce
        ? refuse(c, 422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
        : refuse(c, 400, 'reauthentication_needed', 'Password update requires reauthentication')
    }
    // Required unless a link opened the session.
    const openedByLink = methodsOf(database, session.id).some(({ method }) => method === 'otp')
    if (!openedByLink && !(await accounts.isPassword(account.id, current_password))) {
      const code = current_password === '' ? 'current_password_required' : 'current_password_invalid'
      return refuse(c, 400, code, 'Current password required when setting new password.')
    }
    if (await accounts.isPassword(account.id, password)) {
      return refuse(c, 422, 'same_password', 'New password should be different from the old password.')
    }
    if (data && data.replaced_initial_password !== account.app_metadata.initial_password) {
      return refuse(c, 400, 'bad_json', 'data.replaced_initial_password is not the account’s initial_password.')
    }
    const response = data && (await call(c, 'user', 'PUT', { data }))
    if (response && !response.ok) return response
    await accounts.setPassword(account.id, password)
    // Signs out anyone who knows the old password.
    await call(c, 'logout?scope=others', 'POST')
    await notify('password-changed', account)
    return c.json(withFactors(database, await (await call(c, 'user', 'GET')).json()))
  })

  const tools = { accounts, call, findCaller, complete, countGuess, notify }
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

/** A rate limit per key, so that the screens show the hosted service's answer. A window begins with its first request. */
class Limit {
  readonly #windows = new Map<string, { endsAt: number; count: number }>()
  readonly #requests: number
  readonly #seconds: number

  constructor(requests: number, seconds: number) {
    this.#requests = requests
    this.#seconds = seconds
  }

  /** Counts a request. @returns the seconds to wait; 0 within the limit */
  count(key: string): number {
    const now = performance.now()
    const open = this.#windows.get(key)
    const window = open && open.endsAt > now ? open : { endsAt: now + this.#seconds * 1_000, count: 0 }
    window.count += 1
    this.#windows.set(key, window)
    return window.count > this.#requests ? Math.ceil((window.endsAt - now) / 1_000) : 0
  }
}
