import { type ComponentType, createElement } from 'react'
import type { MessageLink } from '#auth/message-link/link.ts'
import { openAccess } from '#auth/session/access.client.ts'
import { SignIn, type SignInSettings } from './SignIn.island.tsx'
import type { Screens } from './screens.ts'

const screens: Screens = {
  link: async () => (await import('#auth/message-link/LinkScreen.client.tsx')).LinkScreen,
  recover: async () => (await import('#auth/recover/RecoverScreen.client.tsx')).RecoverScreen,
}

/** The island with its connection to the auth service, in one module, so that React and the client load in parallel. */
export function signInLive(link: MessageLink | undefined): ComponentType<SignInSettings> {
  return (settings) => createElement(SignIn, { ...settings, openAccess, screens, link })
}
