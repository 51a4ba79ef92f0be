import { type ComponentType, createElement } from 'react'
import type { OpenAccess } from '#auth/session/access.ts'
import { type LoadAccess, openDeferredAccess } from '#auth/session/deferred-access.client.ts'
import { takeSignOutMessage } from '#auth/session/sign-out-message.client.ts'
import { SignIn, type SignInSettings } from './SignIn.island.tsx'
import type { PasskeyCode, Screens } from './screen.ts'

const screens: Screens = {
  link: async () => (await import('#auth/message-link/LinkScreen.client.tsx')).LinkScreen,
  pending: async () => (await import('#auth/pending/PendingSteps.tsx')).PendingSteps,
  recover: async () => (await import('#auth/recover/RecoverScreen.client.tsx')).RecoverScreen,
}

const passkeyCode: PasskeyCode = {
  choose: () => import('#auth/passkeys/choose.client.ts'),
  signIn: () => import('#auth/passkeys/sign-in.client.ts'),
}

/** Sign-in as a browser hydrates it, connected to the auth service, whose client may arrive later than the form. */
export function signInLive(
  link: string | undefined,
  loadAccess: LoadAccess,
  onLost: () => void,
): ComponentType<SignInSettings> {
  const signOutMessage = takeSignOutMessage()
  const openAccess: OpenAccess = (service) => openDeferredAccess(service, loadAccess, onLost)
  return (settings) => createElement(SignIn, { ...settings, openAccess, screens, passkeyCode, link, signOutMessage })
}
