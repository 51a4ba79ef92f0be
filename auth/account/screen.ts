/* The types that the account screen and its tasks share. */

import type { ComponentType } from 'react'
import type { Passkey } from '#auth/passkeys/passkey.ts'
import type { AuthenticatorApp } from '#auth/service/factors.ts'
import type { TemporaryFailure } from '#auth/service/failure.ts'
import type { Account, AccountDetails } from './account.ts'

/** The result of a task of the account screen. */
export type Notice =
  | 'added'
  | 'removed'
  | 'passkeyAdded'
  | 'passkeyNamed'
  | 'passkeyRemoved'
  | 'passwordChanged'
  | 'othersSignedOut'

/** Why a task of the account screen failed. `ended`: the service requires a new sign-in. */
export type AccountFailure = TemporaryFailure | 'ended' | 'notLoaded'

/** The details of the account, once the service has answered. */
export type DetailsState =
  | { kind: 'reading' }
  | { kind: 'read'; details: AccountDetails }
  | { kind: 'unread'; failure: AccountFailure }

/** What a task is about: the app or the passkey to change. */
interface Subject {
  factor?: AuthenticatorApp
  passkey?: Passkey
}

export interface TaskProps extends Subject {
  account: Account
  details: AccountDetails
  onDone: (notice: Notice) => void
  onBack: () => void
  onEnded: () => void
}

/** Tasks with a form of their own, which load on demand. */
type TaskName = 'enrol' | 'removeApp' | 'addPasskey' | 'namePasskey' | 'removePasskey' | 'password'
/** Opens a task, with what it is about. */
export type OpenTask = (task: TaskName, subject?: Subject) => void
export type Tasks = Record<TaskName, () => Promise<ComponentType<TaskProps>>>

/** What the account screen shows below its title. */
export type View =
  | { kind: 'list'; notice?: Notice; failure?: AccountFailure; busy: boolean }
  | { kind: 'task'; Component: ComponentType<TaskProps>; details: AccountDetails; subject: Subject }
