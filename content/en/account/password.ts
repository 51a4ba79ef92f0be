import { typeset } from '#content/en/language/typography.ts'
import { limited } from '../login.ts'

interface PasswordLimits {
  /** Characters. */
  least: number
  /** Bytes. */
  most: number
}

/** Words of the form for a new password. */
export const passwordForm = typeset({
  rules: ({ least }: PasswordLimits) =>
    `Use at least ${least} characters; a few unrelated words make a good password. You cannot use your old password, or one that is known from a data leak.`,
  account: 'Account',
  current: 'Current password',
  showCurrent: 'current password',
  password: 'New password',
  showPassword: 'new password',
  repeated: 'Repeat new password',
  showRepeated: 'repeated password',
  submit: 'Set password',
  submitting: 'Setting password...',
  back: 'Cancel',
  failure: {
    missing: () => 'Enter your current password',
    current: () => 'This is not your current password. Enter the password that you signed in with.',
    short: ({ least }: PasswordLimits) => `The new password must have at least ${least} characters.`,
    long: ({ most }: PasswordLimits) =>
      `The new password is too long. Use at most ${most} plain letters, or fewer with accents.`,
    mismatch: () => 'The two passwords are not the same. Enter the new password again.',
    leaked: () =>
      'This password is known from a data leak, so others can guess it. Choose one that you use nowhere else.',
    simple: () => 'Use lower-case and upper-case letters, numbers and symbols.',
    weak: () => 'This password is too easy to guess. Choose a longer one.',
    same: () => 'This is already your password. Choose a different one.',
    refused: () => 'This password was not accepted. Choose a different one.',
    limited: () => limited,
    unreachable: () => 'The sign-in service did not respond. Try again in a moment.',
  },
} as const)

/** The question for the password before a device or a passkey is added or removed. */
export const passwordQuestion = typeset({
  title: 'Enter your password',
  brief: 'We ask for it before you add or remove a device or a passkey, in case someone else is using your computer.',
  submit: 'Continue',
  submitting: 'Checking the password...',
  failure: {
    missing: passwordForm.failure.missing(),
    current: passwordForm.failure.current(),
    /** On a site with a captcha the page cannot check the password. */
    oldSignIn:
      'To make this change you must have signed in within the last ten minutes. Sign out, sign in, and try again.',
    limited,
    unreachable: passwordForm.failure.unreachable(),
  },
} as const)

/** A password that is chosen before the dashboard opens. */
export const passwordChoice = typeset({
  title: 'Choose your password',
  /** Where the password replaces the one that an operator has set. */
  initial: 'The password that we gave you is only for your first sign-in. Choose your own now.',
} as const)

/** A password that is changed on the dashboard. */
export const passwordChange = typeset({
  title: 'Change your password',
  reason: 'Changing your password signs you out on every other device within an hour.',
} as const)
