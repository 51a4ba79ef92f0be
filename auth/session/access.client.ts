/* The page's session with its auth client: sign-in, sign-out, and the way to the next page. */

import {
  type AuthClient,
  type AuthService,
  captchaOption,
  createAuthClient,
  createEphemeralClient,
  sessionKey,
} from '#auth/service/auth-client.client.ts'
import { isBarred, temporaryFailureOf } from '#auth/service/failure.ts'
import { missingProof } from '#auth/service/proof.ts'
import { isSession, parseSession } from '#auth/service/session.ts'
import { signOutEverywhere, signOutHere } from '#auth/service/sign-out.client.ts'
import { dropDrafts } from '#components/islands/fields/draft.client.ts'
import type { AccessWithClient, Credentials, Navigation, SessionStatus, SignInAnswer } from './access.ts'
import { navigation as browserNavigation } from './navigation.client.ts'
import { createSessionStore, type SessionStore } from './session-store.client.ts'
import { createSessionStorage } from './storage.client.ts'

const opened = new Map<string, AccessWithClient>()

/** The page's one access to a service, created at the first call. */
export function openAccess(service: AuthService): AccessWithClient {
  const key = sessionKey(service.authUrl)
  const access = opened.get(key) ?? createAccess(service, browserNavigation)
  opened.set(key, access)
  return access
}

/** An access of its own, for tests. @param navigation records where the browser would go */
export function createAccess(service: AuthService, navigation: Navigation): AccessWithClient & { close: () => void } {
  const key = sessionKey(service.authUrl)
  const storage = createSessionStorage(key)
  const hadSession = storage.getItem(key) !== null
  const leaving = new AbortController()
  const client = createAuthClient(service, storage, leaving.signal)
  const store = createSessionStore(client, storage, key)
  const { forget, stored, getState, subscribe, close } = store
  const endUnlessKept = async () => {
    if (storage.outlivesPage()) return true
    await signOutHere(client, () => forget(stored()))
    return false
  }
  return {
    getState,
    subscribe,
    close,
    client,
    navigation,
    hadSession: () => hadSession,
    async signIn(credentials) {
      // Not the page's own auth client, which would store a session that lacks a proof.
      const ephemeral = createEphemeralClient(service)
      const answer = await signInWithPassword(ephemeral, credentials)
      if (answer.kind !== 'accepted') return answer
      const { session } = answer
      if (missingProof(session) !== undefined)
        return { kind: 'pending', client: ephemeral, session, password: credentials.password }
      storage.setItem(key, JSON.stringify(session))
      return (await endUnlessKept()) ? { kind: 'signedIn' } : { kind: 'notKept' }
    },
    ask: () => askService(client, store),
    async adopt(session) {
      if (stored() !== null) {
        // Waits for all sign-out requests, even beyond signOutLimit, because a late sign-out would remove the new session.
        await client.signOut({ scope: 'local' }).catch(() => undefined)
        forget(stored())
      }
      storage.setItem(key, JSON.stringify(session))
      return endUnlessKept()
    },
    signOut() {
      leaving.abort()
      // On a shared computer, an unsent enquiry would otherwise wait for the next person in this tab.
      dropDrafts()
      const text = stored()
      const session = parseSession(text)
      // First, because the visitor may close the tab before the service answers.
      forget(text)
      return session === null ? Promise.resolve(false) : signOutEverywhere(service, session)
    },
  }
}

/** Signs in. Never rejects: the client library returns most errors, but throws on an answer that is not an object. */
async function signInWithPassword(
  client: AuthClient,
  { captchaToken, ...credentials }: Credentials,
): Promise<SignInAnswer> {
  try {
    const { data, error } = await client.signInWithPassword({ ...credentials, options: captchaOption(captchaToken) })
    const { session } = data
    if (error === null) return isSession(session) ? { kind: 'accepted', session } : { kind: 'unexpected' }
    const failure = temporaryFailureOf(error)
    if (failure === 'limited') return { kind: 'limited' }
    if (isBarred(error)) return { kind: 'barred' }
    return { kind: failure === undefined && error.code !== 'captcha_failed' ? 'refused' : 'unexpected' }
  } catch {
    return { kind: 'unexpected' }
  }
}

/** The service's statuses for a token that it refuses even after a renewal, a missing account and an ended session. */
const verdicts: readonly number[] = [401, 403, 404]

/** Asks the service for the account of the stored session. Never rejects and never hangs. */
async function askService(client: AuthClient, { stored, forget, judge }: SessionStore): Promise<SessionStatus> {
  try {
    const asked = stored()
    const { data, error } = await client.getUser()
    if (error === null) return await judge(data.user)
    // The client library has already removed a session that is unknown to the service or could not be renewed.
    if (stored() === null) return 'ended'
    // Only the service's own refusals have a code; a gateway in front of it may know neither the route nor the key.
    if (error.code === undefined || !verdicts.includes(error.status ?? 0)) return 'unanswered'
    // If another session has replaced this one, the next check is about that one. A refused token was renewed, and is new.
    const text = stored()
    const isOfAnother = parseSession(text)?.user.id !== parseSession(asked)?.user.id
    if (isOfAnother || (error.code !== 'bad_jwt' && text !== asked)) return 'unanswered'
    forget(text)
    return 'ended'
  } catch {
    return 'unanswered'
  }
}
