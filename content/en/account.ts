import { typeset } from '#content/en/language/typography.ts'
import { limited, signInForm } from './login.ts'

/**
 * Words of the screens that replace the sign-in form: a link from a message, a forgotten password. They
 * are apart from login.ts because the browser loads this file only for one of those screens.
 */
const trouble = {
  limited,
  unreachable: 'The sign-in service did not respond. Try again in a moment.',
} as const

export const linkOffer = typeset({
  invite: {
    title: 'Your invitation',
    text: 'We have opened an account for you. Select Continue to choose your password. This uses the link in your email, which works once.',
  },
  recovery: {
    title: 'A new password',
    text: 'We received a request for a new password. Select Continue to choose it. This uses the link in your email, which works once.',
  },
  session: (email: string) =>
    `You are signed in here as ${email}. Setting the new password ends that session in this browser.`,
  stay: 'Stay signed in and go to the dashboard',
  submit: 'Continue',
  submitting: 'Continuing...',
  unasked: 'Not expecting this? Close the page. The link stays unused and nothing changes.',
  failure: {
    ...trouble,
    barred: signInForm.failure.barred,
    unreachable:
      'The sign-in service did not respond. Try again in a moment. If the link no longer works, ask for a new email.',
  },
} as const)

export const deadLink = typeset({
  title: 'This link does not work',
  reason: {
    spent: (minutes: number) =>
      `This link has been used, is more than ${minutes} minutes old, or was replaced by a newer one. Each link works once.`,
    broken: () =>
      'Part of the link is missing or wrong. Some email programs break long links: copy the whole address from the email into the address bar, or ask for a new email.',
    ended: () =>
      'The time to choose a password has run out, and the link has been used. Ask for a new email to continue.',
  },
  again: 'Ask for a new email',
  invitation: 'Were you invited and received no email?',
  contact: 'Contact us for access',
} as const)

/** All is proven, but this browser keeps no session. */
export const notKept = typeset({
  passwordSet: {
    title: 'Your password is set',
    text: 'Your browser is blocking storage for this site, so we cannot keep you signed in. Allow site data for this address, then sign in with the new password.',
  },
  signedIn: {
    title: 'This browser cannot keep you signed in',
    text: 'Your password and code are correct, but your browser is blocking storage for this site. Allow site data for this address, then sign in again.',
  },
  signIn: 'Sign In',
} as const)

/** The offer of a passkey after the first password. */
export const passkeyOffer = typeset({ skip: 'Not now' } as const)

export const recoverScreen = typeset({
  title: 'Forgot your password?',
  text: (minutes: number) =>
    `Enter the email address of your account. We will send you a link to choose a new password. It works once, within ${minutes} minutes.`,
  submit: 'Send the link',
  submitting: 'Sending...',
  back: 'Back to Sign In',
  failure: {
    ...trouble,
    refused: 'Enter an email address in the correct format, like name@example.com',
  },
  asked: {
    title: 'Check your email',
    text: (email: string) => `If there is an account for ${email}, we have sent a link to that address.`,
    wait: 'It can take a few minutes to arrive. Look in your spam folder too. Wait one minute before asking again. If no email arrives, contact us.',
  },
} as const)
