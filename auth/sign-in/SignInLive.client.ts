import { type ComponentType, createElement } from 'react'
import type { MessageLink } from '#auth/message-link/link.ts'
import type { OpenAccess } from '#auth/session/access.ts'
import { takeFarewell } from '#auth/session/farewell.client.ts'
import { type LoadAccess, openLateAccess } from '#auth/session/late-access.client.ts'
import { SignIn, type SignInSettings } from './SignIn.island.tsx'
import type { Screens } from './screens.ts'

const screens: Screens = {
  link: async () => (await import('#auth/message-link/LinkScreen.client.tsx')).LinkScreen,
  pending: async () => (await import('#auth/pending/PendingSteps.tsx')).PendingSteps,
  recover: async () => (await import('#auth/recover/RecoverScreen.client.tsx')).RecoverScreen,
}

/** The island with its connection to the auth service, whose client may arrive later than the form. */
export function signInLive(
  link: MessageLink | undefined,
  loadAccess: LoadAccess,
  onLost: () => void,
): ComponentType<SignInSettings> {
  const farewell = takeFarewell()
  const openAccess: OpenAccess = (service) => openLateAccess(service, loadAccess, onLost)
  return (settings) => createElement(SignIn, { ...settings, openAccess, screens, link, farewell })
}
