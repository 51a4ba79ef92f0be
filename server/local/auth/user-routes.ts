/* Routes of the local auth service for the account of a session: read it, change its password. */

import { Hono } from 'hono'
import { z } from 'zod'
import { isTooLong } from './accounts.ts'
import { listFactors } from './factors.ts'
import { bodyOf, refuse } from './replies.ts'
import type { ServiceTools } from './service-tools.ts'
import { methodsOf, withFactors } from './sessions.ts'

/** A change of the password, with the record that it replaces an initial one. An account can change nothing else. */
const passwordChange = z.object({
  password: z.string(),
  current_password: z.string().optional(),
  nonce: z.string().optional(),
  data: z.strictObject({ replaced_initial_password: z.string() }).optional(),
})

/** Age of a session, in milliseconds, from which a change of the password needs reauthentication. */
const recentSession = 86_400_000

/** The account, and the change of its password: the checks of the hosted service, in its order (supabase/auth, internal/api/user.go). */
export function userRoutes({ accounts, call, findCaller, countGuess, notify }: ServiceTools): Hono {
  const { database, settings } = accounts
  const app = new Hono()

  app.get('/auth/v1/user', async (c) => {
    const response = await call(c, 'user', 'GET')
    return response.ok ? c.json(withFactors(database, await response.json())) : response
  })

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
  return app
}
