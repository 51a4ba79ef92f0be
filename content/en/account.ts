import { limited } from './login.ts'

/**
 * Words of the screens that replace the sign-in form: a link from a message, a new password, a forgotten password. They
 * are apart from login.ts because the browser loads this file only for one of those screens.
 */
const trouble = {
  limited,
  unreachable: 'The sign-in service did not answer. Nothing is lost: try again in a moment.',
} as const

export const linkOffer = {
  invite: {
    title: 'Your invitation',
    text: 'An account has been opened for you. Continue uses the link in the message, which works once, and then asks you to choose a password.',
  },
  recovery: {
    title: 'A new password',
    text: 'A new password was asked for. Continue uses the link in the message, which works once, and then asks you to choose it.',
  },
  session: (email: string) =>
    `You are signed in here as ${email}. That session ends in this browser when the new password is set.`,
  stay: 'Keep it and go to the dashboard',
  submit: 'Continue',
  submitting: 'Continuing...',
  unasked: 'Not expecting this? Leave the page: the link stays unused, and nothing changes.',
  failure: {
    ...trouble,
    unreachable:
      'The sign-in service did not answer. Try again in a moment. Should the link be used up by then, ask for a new message.',
  },
} as const

export const deadLink = {
  title: 'This link does not work',
  reason: {
    spent: (minutes: number) =>
      `It was used already, is older than ${minutes} minutes, gave way to a newer message, or was cut off on its way. A link works once.`,
    broken: () =>
      'A part of its address is missing or does not belong there. Some mail programs break long addresses: copy the whole link from the message into the address bar, or ask for a new message.',
    unknown: () =>
      'This page serves invitations and new passwords, and the address names neither. Open the link in the message again, or ask for a new message.',
    ended: () => 'The time to choose a password is over, and the link has been used. Ask for a new message to go on.',
  },
  again: 'Ask for a new message',
  invitation: 'Invited, and no new message comes?',
  contact: 'Contact us for access',
} as const

interface PasswordLimits {
  /** Characters. */
  least: number
  /** Bytes. */
  most: number
}

export const choosePassword = {
  title: 'Choose your password',
  rules: ({ least }: PasswordLimits) =>
    `At least ${least} characters; a few unrelated words make a good one. The service refuses your old password, and one that is known from a leak.`,
  account: 'Account',
  password: 'New password',
  showPassword: 'new password',
  repeated: 'New password, again',
  showRepeated: 'repeated password',
  submit: 'Set password',
  submitting: 'Setting password...',
  failure: {
    short: ({ least }: PasswordLimits) => `The new password has fewer than ${least} characters. Choose a longer one.`,
    long: ({ most }: PasswordLimits) =>
      `The new password is too long: the service takes ${most} plain letters, fewer with accents. Choose a shorter one.`,
    mismatch: () => 'The two passwords differ. Type the second one again.',
    leaked: () => 'This password is known from a leak, so others can guess it. Choose one that you use nowhere else.',
    simple: () => 'The service asks for more kinds of characters. Use small and capital letters, digits and signs.',
    weak: () => 'The service finds this password too easy to guess. Choose a longer one.',
    same: () => 'This is the password that the account has already. Choose another one.',
    refused: () => 'The service does not take this password. Choose another one.',
    limited: () => trouble.limited,
    unreachable: () => trouble.unreachable,
  },
} as const

/** The password is set, but this browser keeps no session. */
export const notKept = {
  title: 'Your password is set',
  text: 'This browser stores nothing for this site, so the next page could not know you. Allow site data for this address, then sign in with the new password.',
  signIn: 'Sign In',
} as const

export const recoverScreen = {
  title: 'Forgot your password?',
  text: (minutes: number) =>
    `Give the email address of your account. A link to a new password is sent to it, and works once, for ${minutes} minutes.`,
  submit: 'Send the link',
  submitting: 'Sending...',
  back: 'Back to Sign In',
  failure: {
    ...trouble,
    refused: 'The service does not take this for an email address. Look for a slip in it, then try again.',
  },
  asked: {
    title: 'Look at your mail',
    text: (email: string) => `If there is an account for ${email}, a message with a link is on its way.`,
    wait: 'It can take a few minutes, and may lie among unwanted mail. Asked again within a minute, the service sends no second message.',
  },
} as const
