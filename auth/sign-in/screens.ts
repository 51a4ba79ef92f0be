import type { ComponentType } from 'react'
import type { LinkScreenProps } from '#auth/message-link/LinkScreen.client.tsx'
import type { PendingStepsProps } from '#auth/pending/PendingSteps.tsx'
import type { RecoverScreenProps } from '#auth/recover/RecoverScreen.client.tsx'

/** Loaders of the screens that replace the form. They load on demand, because most visitors never need them. */
export interface Screens {
  link: () => Promise<ComponentType<LinkScreenProps>>
  pending: () => Promise<ComponentType<PendingStepsProps>>
  recover: () => Promise<ComponentType<RecoverScreenProps>>
}
