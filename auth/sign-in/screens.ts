import type { ComponentType } from 'react'
import type { MessageLink } from '#auth/message-link/link.ts'
import type { Access, AuthService } from '#auth/session/access.ts'
import type { CaptchaSettings } from '#components/islands/fields/captcha/captcha.ts'

export interface LinkScreenProps extends AuthService {
  link: MessageLink
  access: Access
  /** To the screen that asks for a message. */
  onRecover: () => void
}

export interface RecoverScreenProps extends AuthService {
  captcha: CaptchaSettings | null
  /** What was typed so far, or nothing. */
  email: string
  onBack: (email: string) => void
}

/** The screens that take the form's place. Most visitors never see them: each is loaded when it is needed. */
export interface Screens {
  link: () => Promise<ComponentType<LinkScreenProps>>
  recover: () => Promise<ComponentType<RecoverScreenProps>>
}
