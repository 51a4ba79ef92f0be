import { limited } from '../login.ts'

interface PasswordLimits {
  /** Characters. */
  least: number
  /** Bytes. */
  most: number
}

/** Words of the form for a new password. */
export const passwordForm = {
  rules: ({ least }: PasswordLimits) =>
    `At least ${least} characters; a few unrelated words make a good one. The service refuses your old password, and one that is known from a leak.`,
  account: 'Account',
  current: 'Present password',
  showCurrent: 'present password',
  password: 'New password',
  showPassword: 'new password',
  repeated: 'New password, again',
  showRepeated: 'repeated password',
  submit: 'Set password',
  submitting: 'Setting password...',
  back: 'Back without a change',
  failure: {
    missing: () => 'The present password is missing. Type the one that you signed in with.',
    current: () => 'This is not your present password. Type the one that you signed in with.',
    short: ({ least }: PasswordLimits) => `The new password has fewer than ${least} characters. Choose a longer one.`,
    long: ({ most }: PasswordLimits) =>
      `The new password is too long: the service takes ${most} plain letters, fewer with accents. Choose a shorter one.`,
    mismatch: () => 'The two passwords differ. Type the second one again.',
    leaked: () => 'This password is known from a leak, so others can guess it. Choose one that you use nowhere else.',
    simple: () => 'The service asks for more kinds of characters. Use small and capital letters, digits and signs.',
    weak: () => 'The service finds this password too easy to guess. Choose a longer one.',
    same: () => 'This is the password that the account has already. Choose another one.',
    refused: () => 'The service does not take this password. Choose another one.',
    limited: () => limited,
    unreachable: () => 'The sign-in service did not answer. Nothing is lost: try again in a moment.',
  },
} as const

/** The question for the password before a device is added or removed. */
export const passwordQuestion = {
  title: 'Enter your password',
  brief: 'We ask for it before a device is added or removed, in case somebody else is at your computer.',
  submit: 'Continue',
  submitting: 'Checking the password...',
  failure: {
    missing: passwordForm.failure.missing(),
    current: passwordForm.failure.current(),
    /** On a site with a captcha the page cannot check the password. */
    oldSignIn:
      'For this change you need to have signed in within the last ten minutes. Sign out, sign in, and try again.',
    limited,
    unreachable: passwordForm.failure.unreachable(),
  },
} as const

/** A password that is chosen before the dashboard opens. */
export const passwordChoice = {
  title: 'Choose your password',
  /** Where the password replaces the one that an operator has set. */
  initial: 'The password that you were given is for the first sign-in alone. Choose your own now.',
} as const

/** A password that is changed on the dashboard. */
export const passwordChange = {
  title: 'Change your password',
  reason: 'With the change, every other device is signed out, at the latest within the hour.',
} as const
