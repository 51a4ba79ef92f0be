import { createElement } from 'react'
import type { LinkScreenProps } from '#auth/sign-in/screens.ts'
import { LinkScreen } from './LinkScreen.tsx'
import { openLinkAccount } from './link-account.client.ts'

export function LinkLive(props: LinkScreenProps) {
  return createElement(LinkScreen, { ...props, openAccount: openLinkAccount })
}
