/* Which screen the sign-in page shows, and which follows it. */

import type { ComponentType } from 'react'
import type { LinkScreenProps } from '#auth/message-link/LinkScreen.client.tsx'
import type { PendingStepsProps } from '#auth/pending/PendingSteps.tsx'
import type { RecoverScreenProps } from '#auth/recover/RecoverScreen.client.tsx'
import type { PendingSignIn } from '#auth/service/auth-client.client.ts'

/** The screen that the sign-in page shows. */
export type Screen =
  /** `returned`: the form has replaced another screen. */
  | { kind: 'form'; email: string; returned: boolean; setback?: Setback }
  /** The form as it was built, until the screen of a link is loaded. */
  | { kind: 'arriving'; link: string }
  | { kind: 'link'; link: string; Component: ComponentType<LinkScreenProps> }
  | { kind: 'pending'; pending: PendingSignIn; Component: ComponentType<PendingStepsProps> }
  | { kind: 'recover'; email: string; Component: ComponentType<RecoverScreenProps> }

/** Why the form is shown instead of another screen, which could not be loaded; `ended`: it waited for too long. */
export type Setback = keyof Screens | 'ended'

type ScreenAction =
  | { kind: 'linkLoaded'; Component: ComponentType<LinkScreenProps> }
  | { kind: 'recoverLoaded'; Component: ComponentType<RecoverScreenProps>; email: string }
  | { kind: 'pendingLoaded'; Component: ComponentType<PendingStepsProps>; pending: PendingSignIn }
  | { kind: 'notLoaded'; screen: keyof Screens }
  | { kind: 'returned'; email: string; setback?: Setback }
  /** The visitor has typed into the form. */
  | { kind: 'edited' }

export function firstScreen(link: string | undefined): Screen {
  return link ? { kind: 'arriving', link } : { kind: 'form', email: '', returned: false }
}

/** The screen after an action. An action of a screen that is no longer shown has no effect. */
export function nextScreen(screen: Screen, action: ScreenAction): Screen {
  switch (action.kind) {
    case 'linkLoaded':
      return screen.kind === 'arriving' ? { kind: 'link', link: screen.link, Component: action.Component } : screen
    case 'recoverLoaded':
      return { kind: 'recover', email: action.email, Component: action.Component }
    case 'pendingLoaded':
      return { kind: 'pending', pending: action.pending, Component: action.Component }
    case 'notLoaded':
      return withoutLoaded(screen, action.screen)
    case 'returned':
      return { ...action, kind: 'form', returned: true }
    case 'edited':
      return screen.kind === 'form' ? { kind: 'form', email: screen.email, returned: screen.returned } : screen
  }
}

/** The form, because only the form can show that a screen could not be loaded. */
function withoutLoaded(screen: Screen, setback: keyof Screens): Screen {
  switch (screen.kind) {
    case 'form':
      return { ...screen, setback }
    case 'arriving':
    case 'link':
      return { kind: 'form', email: '', returned: screen.kind === 'link', setback }
    case 'pending':
    case 'recover':
      return screen
  }
}

/** Loaders of the code of passkeys, in two parts: to choose one, and to sign in with it. */
export interface PasskeyCode {
  choose: () => Promise<Pick<typeof import('#auth/passkeys/choose.client.ts'), 'choosePasskey'>>
  signIn: () => Promise<
    Pick<typeof import('#auth/passkeys/sign-in.client.ts'), 'promptAndSignIn' | 'signInWithPasskey'>
  >
}

/** Loaders of the screens that replace the form. They load on demand, because most visitors never need them. */
export interface Screens {
  link: () => Promise<ComponentType<LinkScreenProps>>
  pending: () => Promise<ComponentType<PendingStepsProps>>
  recover: () => Promise<ComponentType<RecoverScreenProps>>
}
