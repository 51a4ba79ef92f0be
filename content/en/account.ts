import { limited } from './login.ts'

/**
 * Words of the screens that replace the sign-in form: a link from a message, a forgotten password. They
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

/** All is proven, but this browser keeps no session. */
export const notKept = {
  passwordSet: {
    title: 'Your password is set',
    text: 'This browser stores nothing for this site, so the next page could not know you. Allow site data for this address, then sign in with the new password.',
  },
  signedIn: {
    title: 'This browser keeps no sign-in',
    text: 'Your password and code are right, but this browser stores nothing for this site, so the next page could not know you. Allow site data for this address, then sign in again.',
  },
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
