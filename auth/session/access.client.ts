import { createAuthClient, createEphemeralClient, sessionKey } from '#auth/service/auth-client.client.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { missingProof } from '#auth/service/proof.ts'
import { signInWithPassword } from '#auth/service/sign-in.client.ts'
import { signOutEverywhere, signOutHere } from '#auth/service/sign-out.client.ts'
import type { Navigation, WholeAccess } from './access.ts'
import { askService } from './ask-service.client.ts'
import { navigation as browserNavigation } from './navigation.client.ts'
import { createSessionStore } from './session-store.client.ts'
import { createSessionStorage } from './storage.client.ts'

const opened = new Map<string, WholeAccess>()

/** The page's one access to a service, created at the first call. */
export function openAccess(service: AuthService): WholeAccess {
  const key = sessionKey(service.authUrl)
  const access = opened.get(key) ?? createAccess(service, browserNavigation)
  opened.set(key, access)
  return access
}

/** An access of its own, for tests. @param navigation records where the browser would go */
export function createAccess(service: AuthService, navigation: Navigation): WholeAccess & { close: () => void } {
  const key = sessionKey(service.authUrl)
  const storage = createSessionStorage(key)
  const hadSession = storage.getItem(key) !== null
  const leaving = new AbortController()
  const client = createAuthClient(service, storage, leaving.signal)
  const store = createSessionStore(client, storage, key)
  const { forget, getState, subscribe, close } = store
  const endUnlessKept = async () => {
    if (storage.outlivesPage()) return true
    await signOutHere(client, forget)
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
      // The page's own client would store the session, whatever proof it lacks.
      const ephemeral = createEphemeralClient(service)
      const answer = await signInWithPassword(ephemeral, credentials)
      if (answer.kind !== 'accepted') return answer
      const { session } = answer
      if (missingProof(session) !== undefined)
        return { kind: 'pending', client: ephemeral, session, password: credentials.password }
      storage.setItem(key, JSON.stringify(session))
      return { kind: (await endUnlessKept()) ? 'signedIn' : 'notKept' }
    },
    ask: () => askService(client, store),
    async adopt(session) {
      if (storage.getItem(key) !== null) {
        // Awaited beyond signOutLimit, until its requests end: a late sign-out would remove the new session.
        await client.signOut({ scope: 'local' }).catch(() => undefined)
        forget()
      }
      storage.setItem(key, JSON.stringify(session))
      return endUnlessKept()
    },
    signOut() {
      leaving.abort()
      return signOutEverywhere(client, forget)
    },
  }
}
