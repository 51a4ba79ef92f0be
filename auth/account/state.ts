import type { ComponentType } from 'react'
import type { Factor } from '#auth/service/factors.ts'
import type { Trouble } from '#auth/service/trouble.ts'
import type { Account, AccountDetails } from './account.ts'

/** What a task of the account screen has brought about. */
export type Notice = 'added' | 'removed' | 'passwordChanged' | 'othersSignedOut'
/** Why the account screen could not do what was asked. `ended`: the service asks for a new sign-in. */
export type AccountFailure = Trouble | 'ended' | 'notLoaded'

/** The details of the account, as far as the service has answered. */
export type DetailsState =
  | { kind: 'reading' }
  | { kind: 'read'; details: AccountDetails }
  | { kind: 'unread'; failure: AccountFailure }

export interface TaskProps {
  account: Account
  details: AccountDetails
  /** The device to remove; undefined for other tasks. */
  factor?: Factor
  onDone: (notice: Notice) => void
  onBack: () => void
  onEnded: () => void
}

/** Tasks with a form of their own, which load on demand. */
export type TaskName = 'enrol' | 'remove' | 'password'
export type Tasks = Record<TaskName, () => Promise<ComponentType<TaskProps>>>

/** What the account screen shows below its title. */
export type View =
  | { kind: 'list'; notice?: Notice; failure?: AccountFailure; busy: boolean }
  | { kind: 'task'; Component: ComponentType<TaskProps>; details: AccountDetails; factor?: Factor }
