import { typeset } from '#content/en/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Words of the captcha on the two forms. The browser gets them as props of the form's island. */
export const captchaWords = typeset({
  label: 'Confirm you are a person',
  /** By the state of the check. */
  standing: {
    untouched: 'When you start to type, hCaptcha checks that you are a person. Nothing is loaded from it before that.',
    loading: 'The check is loading.',
    shown: 'Tick the box before you send.',
    unavailable:
      'The check could not be loaded. A content blocker or your network may be blocking it. Your text is still here: try again in a moment.',
    unfinished: 'Nothing was sent: the check was not completed. Press the button to try again.',
  },
  /** Shown above the contact form when an attempt ended at the check. */
  notSent: 'Nothing was sent: the check was not completed. See the note above the button.',
  withoutScript:
    'This check needs JavaScript. Without it the form service refuses the message: write to the email address below instead.',
} as const)

/** The shape of these words in any language. */
export type CaptchaWords = InLanguage<typeof captchaWords>
