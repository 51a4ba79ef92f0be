import type { InLanguage } from '#content/schema/in-language.ts'

/** Words of the captcha on the two forms. The browser gets them as props of the form's island. */
export const captchaWords = {
  label: 'Check against robots',
  /** By the state of the check. */
  standing: {
    untouched: 'Once you begin to write, hCaptcha checks that you are a person. Until then nothing is loaded from it.',
    loading: 'The check is loading.',
    shown: 'Tick the box now, or let the button below ask for it.',
    unavailable:
      'The check could not be loaded. A content blocker or the network may hold it back. What you wrote is still here: try again in a moment.',
    unfinished: 'The check was not finished, so nothing was sent. Press the button again to repeat it.',
  },
  /** Shown above the contact form when an attempt ended at the check. */
  notSent: 'The check against robots was not passed, so nothing was sent. The line below the form’s fields says why.',
  withoutScript:
    'Without JavaScript this check cannot run, and the form service refuses the message. Write to the email address below instead.',
} as const

/** The shape of these words in any language. */
export type CaptchaWords = InLanguage<typeof captchaWords>
