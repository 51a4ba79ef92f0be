import { Hono } from 'hono'
import type { FindCaller } from '#server/local/auth/sessions/caller.ts'
import type { LocalEnv } from '#server/local/request-sender.ts'
import type { Accounts } from './accounts.ts'
import type { AuthLimits } from './limits.ts'
import type { PackageCall } from './package-call.ts'
import { refuse, tooManyRequests } from './reply.ts'
import { isTooLong, passwordChange } from './requests.ts'
import { withBody } from './with-body.ts'

/** Age of a session, in milliseconds, from which `secure_password_change` asks for more than the session. */
const recentSession = 86_400_000

interface PasswordRouteOptions {
  accounts: Pick<Accounts, 'isPassword' | 'sessions' | 'factors' | 'answers' | 'notices' | 'settings'>
  limits: AuthLimits
  findCaller: FindCaller
  call: PackageCall
}

/**
 * A change of the password, with the checks of the hosted service in its order (supabase/auth, internal/api/user.go). The
 * current password is asked unless a link opened the session.
 */
export function passwordRoute({ accounts, limits, findCaller, call }: PasswordRouteOptions): Hono<LocalEnv> {
  const { isPassword, sessions, factors, answers, notices, settings } = accounts
  return new Hono<LocalEnv>().put('/auth/v1/user', async (c) => {
    const { account, session } = await findCaller(c)
    const wait = limits.passwords.count(account.id)
    if (wait > 0) return tooManyRequests(c, wait)
    return withBody(c, passwordChange, async ({ password, current_password = '', nonce, data }) => {
      if (isTooLong(password)) {
        return refuse(c, 400, 'validation_failed', 'Password cannot be longer than 72 characters')
      }
      const least = settings.minimum_password_length
      if (password.length < least) {
        const msg = `Password should be at least ${least} characters.`
        return refuse(c, 422, 'weak_password', msg, { weak_password: { reasons: ['length'] } })
      }
      const enrolled = await factors.list(account.id)
      if (enrolled.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
        const msg = 'AAL2 session is required to update email or password when MFA is enabled.'
        return refuse(c, 401, 'insufficient_aal', msg)
      }
      const age = Date.now() - Date.parse(session.created_at)
      if (settings.email.secure_password_change && age > recentSession) {
        return nonce
          ? refuse(c, 422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
          : refuse(c, 400, 'reauthentication_needed', 'Password update requires reauthentication')
      }
      const openedByLink = (await sessions.methods(session.id)).some(({ method }) => method === 'otp')
      if (!openedByLink && !(await isPassword(account.id, current_password))) {
        const code = current_password === '' ? 'current_password_required' : 'current_password_invalid'
        return refuse(c, 400, code, 'Current password required when setting new password.')
      }
      if (data && data.replaced_initial_password !== account.app_metadata.initial_password) {
        return refuse(c, 400, 'bad_json', 'data.replaced_initial_password is not the account’s initial_password.')
      }
      const response = await call(c, '/auth/v1/user', 'PUT', JSON.stringify({ password, ...(data && { data }) }))
      if (!response.ok) return response
      // As on the hosted service: whoever knew the old password is signed out.
      await call(c, '/auth/v1/logout?scope=others', 'POST')
      await notices.send('password_changed', account)
      return c.json(await answers.user(await response.json()))
    })
  })
}
