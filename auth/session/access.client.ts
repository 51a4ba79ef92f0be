import { createAuthClient, sessionKey } from '#auth/service/auth-client.client.ts'
import { signInWithPassword } from '#auth/service/sign-in.client.ts'
import { signOutEverywhere, signOutHere } from '#auth/service/sign-out.client.ts'
import type { Access, AuthService, Navigation } from './access.ts'
import { navigation as browserNavigation } from './navigation.client.ts'
import { createSessionStore } from './session-store.client.ts'
import { createSessionStorage } from './storage.client.ts'

const opened = new Map<string, Access>()

/** The one client and store of this page, made when first asked for. */
export function openAccess(service: AuthService): Access {
  const key = sessionKey(service.authUrl)
  const access = opened.get(key) ?? createAccess(service, browserNavigation)
  opened.set(key, access)
  return access
}

/** @param navigation where tests look instead of following. */
export function createAccess(service: AuthService, navigation: Navigation): Access & { close: () => void } {
  const key = sessionKey(service.authUrl)
  const storage = createSessionStorage(key)
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
    async signIn(credentials) {
      const outcome = await signInWithPassword(client, credentials)
      return outcome !== 'signedIn' || (await endUnlessKept()) ? outcome : 'notKept'
    },
    async adopt(session) {
      if (storage.getItem(key) !== null) {
        // To its end, within the limits of its requests: what a sign-out does late, it would do to the new session.
        await client.signOut({ scope: 'local' }).catch(() => undefined)
        forget()
      }
      storage.setItem(key, JSON.stringify(session))
      return endUnlessKept()
    },
    signOut: () => signOutEverywhere(client, forget),
  }
}
