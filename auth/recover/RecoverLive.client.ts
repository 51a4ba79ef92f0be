import { createElement } from 'react'
import type { RecoverScreenProps } from '#auth/sign-in/screens.ts'
import { RecoverScreen } from './RecoverScreen.tsx'
import { askForMessage } from './recover.client.ts'

export function RecoverLive(props: RecoverScreenProps) {
  return createElement(RecoverScreen, { ...props, askForMessage })
}
