import type { AuthError } from '@supabase/supabase-js'
import { SIGN_OUT_LIMIT_MS } from '#auth/limits.ts'
import type { AuthClient } from './auth-client.client.ts'

/**
 * Signs out everywhere (scope `global`). The client library itself ignores 401, 403 and 404 (specification,
 * section 7). On any other refusal, or none within SIGN_OUT_LIMIT_MS, it keeps the session, so this browser is then
 * signed out by scope `local`, and at last by `forget`, for which nobody need answer.
 */
export async function signOutEverywhere(client: AuthClient, forget: () => void): Promise<void> {
  const done = await succeeds(client.signOut({ scope: 'global' }))
  if (!done) await signOutHere(client, forget)
}

/** Signs out this browser alone, whatever the service answers. */
export async function signOutHere(client: AuthClient, forget: () => void): Promise<void> {
  await succeeds(client.signOut({ scope: 'local' }))
  forget()
}

async function succeeds(answer: Promise<{ error: AuthError | null }>): Promise<boolean> {
  let limit: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(false), SIGN_OUT_LIMIT_MS)
  })
  const answered = answer.then(
    ({ error }) => error === null,
    () => false,
  )
  const result = await Promise.race([answered, tooLate])
  clearTimeout(limit)
  return result
}
