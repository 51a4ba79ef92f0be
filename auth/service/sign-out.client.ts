/* Sign-out at the auth service: of all sessions of an account, or of this browser alone. */

import type { Session } from '@supabase/supabase-js'
import { signOutLimit } from '#auth/limits.ts'
import { type AuthClient, type AuthService, createEphemeralClient } from './auth-client.client.ts'

/**
 * Asks the service to end all sessions of the signed-in client (scope `global`), with one that this browser no longer stores. So this
 * browser is signed out whatever the service answers, 401, 403 and 404 included (specification, section 7), or without an answer.
 * @returns whether the service has confirmed it within `signOutLimit`. Never rejects
 */
export async function signOutEverywhere(service: AuthService, session: Session): Promise<boolean> {
  const client = createEphemeralClient(service, session)
  const confirmed = await inTime(confirmsEnd(client))
  void client.dispose()
  return confirmed
}

/** Not by the auth client's own `signOut`, which reports 401, 403 and 404 as success. */
async function confirmsEnd(client: AuthClient): Promise<boolean> {
  const { data } = await client.getSession()
  if (data.session === null) return false
  const { error } = await client.admin.signOut(data.session.access_token, 'global')
  return error === null
}

/** Signs out this browser (scope `local`), whatever the service answers. @param forget drops the session here */
export async function signOutHere(client: AuthClient, forget: () => void): Promise<void> {
  await inTime(client.signOut({ scope: 'local' }).then(() => true))
  forget()
}

/** The result of a request to the service; false if it fails, or takes longer than `signOutLimit`. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let limit: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(false), signOutLimit)
  })
  const result = await Promise.race([answer.catch(() => false), tooLate])
  clearTimeout(limit)
  return result
}
