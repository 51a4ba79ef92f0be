import type { AuthService } from '#auth/service/auth-client.client.ts'
import type { Access, OpenAccess } from './access.ts'
import { navigation } from './navigation.client.ts'
import { loading } from './session-state.ts'

/** Loads the module with the auth client. */
export type LoadAccess = () => Promise<{ openAccess: OpenAccess }>

/**
 * Opens an access whose auth client loads after the form, which works without it. Until then the session is `loading`, and a
 * sign-in waits. If the auth client could not be loaded, the next sign-in loads it again.
 * @param onLost called when it could not be loaded
 */
export function openDeferredAccess(service: AuthService, loadAccess: LoadAccess, onLost: () => void): Access {
  let access: Access | undefined
  let opening: Promise<Access> | undefined

  function open(): Promise<Access> {
    opening ??= load().catch((error) => {
      opening = undefined
      onLost()
      throw error
    })
    return opening
  }

  async function load(): Promise<Access> {
    const { openAccess } = await loadAccess()
    access = openAccess(service)
    return access
  }

  /** The result of an action; `missed` when the auth client could not be loaded. */
  const once = <Result>(action: (opened: Access) => Promise<Result>, missed: Result): Promise<Result> =>
    open().then(action, () => missed)

  return {
    navigation,
    hadSession: () => access?.hadSession() ?? false,
    getState: () => access?.getState() ?? loading,
    subscribe(listener) {
      let leave: (() => void) | undefined
      let left = false
      open().then(
        (opened) => {
          if (left) return
          leave = opened.subscribe(listener)
          listener()
        },
        () => undefined,
      )
      return () => {
        left = true
        leave?.()
      }
    },
    signIn: (credentials) => once((opened) => opened.signIn(credentials), { kind: 'unexpected' }),
    adopt: (session) => once((opened) => opened.adopt(session), false),
    signOut: () => once((opened) => opened.signOut(), false),
  }
}
