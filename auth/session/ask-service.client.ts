import type { AuthClient } from '#auth/service/auth-client.client.ts'
import type { Standing } from './access.ts'
import type { SessionStore } from './session-store.client.ts'

/** What the service answers about a session that it does not know, or no longer: its token, its account, the session itself. */
const verdicts: readonly number[] = [401, 403, 404]

/** Asks the service for the account of the stored session. Never rejects and never hangs. */
export async function askService(client: AuthClient, { stored, forget, judge }: SessionStore): Promise<Standing> {
  try {
    const asked = stored()
    const { data, error } = await client.getUser()
    if (error === null) return await judge(data.user)
    // The client library has removed a session that the service does not know, and one that it could not renew.
    if (stored() === null) return 'ended'
    // Only the service's own refusals have a code; a gateway in front of it may know neither the route nor the key.
    if (error.code === undefined || !verdicts.includes(error.status ?? 0)) return 'unanswered'
    // A session that took the place of the one in question is asked about next time.
    if (stored() !== asked) return 'unanswered'
    forget()
    return 'ended'
  } catch {
    return 'unanswered'
  }
}
