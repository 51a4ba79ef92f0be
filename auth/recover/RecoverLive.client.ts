import { createElement } from 'react'
import { RecoverScreen, type RecoverScreenProps } from './RecoverScreen.tsx'
import { askForMessage } from './recover.client.ts'

/** The screen of a forgotten password with its connection to the auth service. */
export function RecoverLive(props: RecoverScreenProps) {
  return createElement(RecoverScreen, { ...props, askForMessage })
}
