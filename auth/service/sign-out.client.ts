import type { AuthError } from '@supabase/supabase-js'
import { signOutLimit } from '#auth/limits.ts'
import { dropDrafts } from '#components/islands/fields/draft.client.ts'
import type { AuthClient } from './auth-client.client.ts'

/**
 * Signs out everywhere (scope `global`); the client library ignores 401, 403 and 404 (specification, section 7). After
 * any other refusal, or no answer within `signOutLimit`, the library keeps the session, and only this browser is signed
 * out.
 * @returns whether the service has signed out every device
 * @param forget drops the session here without an answer of the service
 */
export async function signOutEverywhere(client: AuthClient, forget: () => void): Promise<boolean> {
  // On a shared computer, an unsent enquiry would otherwise wait for the next person in this tab.
  dropDrafts()
  const succeeded = await succeeds(client.signOut({ scope: 'global' }))
  if (!succeeded) await signOutHere(client, forget)
  return succeeded
}

/** Signs out this browser (scope `local`), whatever the service answers. @param forget as above */
export async function signOutHere(client: AuthClient, forget: () => void): Promise<void> {
  await succeeds(client.signOut({ scope: 'local' }))
  forget()
}

async function succeeds(answer: Promise<{ error: AuthError | null }>): Promise<boolean> {
  let limit: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(false), signOutLimit)
  })
  const answered = answer.then(
    ({ error }) => error === null,
    () => false,
  )
  const result = await Promise.race([answered, tooLate])
  clearTimeout(limit)
  return result
}
