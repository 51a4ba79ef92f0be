import { createElement } from 'react'
import { LinkScreen, type LinkScreenProps } from './LinkScreen.tsx'
import { openLinkAccount } from './link-account.client.ts'

/** The screen of a link with its connection to the auth service. */
export function LinkLive(props: LinkScreenProps) {
  return createElement(LinkScreen, { ...props, openAccount: openLinkAccount })
}
