import { createAuthClient, sessionKey } from '#auth/service/auth-client.client.ts'
import type { AuthService } from '#auth/service/auth-service.ts'
import { signInWithPassword } from '#auth/service/sign-in.client.ts'
import { signOutEverywhere, signOutHere } from '#auth/service/sign-out.client.ts'
import type { Access, Navigation } from './access.ts'
import { navigation as browserNavigation } from './navigation.client.ts'
import { createSessionStore } from './session-store.client.ts'
import { createSessionStorage } from './storage.client.ts'

const opened = new Map<string, Access>()

/** The page's one access to a service, created at the first call. */
export function openAccess(service: AuthService): Access {
  const key = sessionKey(service.authUrl)
  const access = opened.get(key) ?? createAccess(service, browserNavigation)
  opened.set(key, access)
  return access
}

/** An access of its own, for tests. @param navigation records where the browser would go */
export function createAccess(service: AuthService, navigation: Navigation): Access & { close: () => void } {
  const key = sessionKey(service.authUrl)
  const storage = createSessionStorage(key)
  const hadSession = storage.getItem(key) !== null
  const client = createAuthClient(service, storage)
  const { forget, ...store } = createSessionStore(client, storage, key)
  const endUnlessKept = async () => {
    if (storage.outlivesPage()) return true
    await signOutHere(client, forget)
    return false
  }
  return {
    ...store,
    navigation,
    hadSession: () => hadSession,
    async signIn(credentials) {
      const outcome = await signInWithPassword(client, credentials)
      return outcome !== 'signedIn' || (await endUnlessKept()) ? outcome : 'notKept'
    },
    async adopt(session) {
      if (storage.getItem(key) !== null) {
        // Awaited beyond signOutLimit, until its requests end: a late sign-out would remove the new session.
        await client.signOut({ scope: 'local' }).catch(() => undefined)
        forget()
      }
      storage.setItem(key, JSON.stringify(session))
      return endUnlessKept()
    },
    signOut: () => signOutEverywhere(client, forget),
  }
}
