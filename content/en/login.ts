import { typeset } from '#content/en/language/typography.ts'

/**
 * Words of the sign-in page (specification, sections 2, 4 and 8). The browser loads this file, so it imports
 * nothing that needs Node.
 */
export const signInPage = typeset({
  title: ['Secure', 'Access'],
  lead: (hours: number) =>
    `For clients with an account. A session ends ${hours} hours after sign-in, or after eight hours with no page open.`,
  header: { navigation: 'Page', access: 'Contact us for access' },
  withoutScript: {
    title: 'Signing in needs JavaScript',
    text: 'Turn JavaScript on for this site and reload the page, or contact us.',
  },
} as const)

/** The service's limit on attempts is reached, by this sender or for this email. */
export const limited = typeset('Too many attempts. Wait a few minutes, then try again.')

export const signInForm = typeset({
  title: 'Sign In',
  email: 'Email',
  password: 'Password',
  /** A required field is empty. */
  missing: { email: 'Enter your email address', password: 'Enter your password' },
  malformed: 'Enter an email address in the correct format, like name@example.com',
  accented: 'Enter an email address without accents before the @: not every mail service accepts them',
  /** Follows the number of fields with a mistake. */
  several: 'fields need a correction.',
  required: 'required',
  show: 'Show',
  hide: 'Hide',
  /** Read out after `show` and `hide`, by which a screen reader names the field. */
  showWhat: 'password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  passkey: 'Sign in with a passkey',
  /** Shown until the script has taken over the form. */
  starting: 'The form is loading. If nothing happens, reload the page.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet? We open one after sanctions screening.',
  access: 'Contact us for access',
  failure: {
    refused: 'Invalid email or password. Please check your credentials and try again.',
    barred: 'This account cannot sign in at the moment. Contact us.',
    limited,
    unexpected: 'An unexpected error occurred. Please try again.',
    notKept:
      'Your details are correct, but your browser is blocking storage for this site, so we cannot keep you signed in. Allow site data for this address, then sign in again.',
  },
  /** Below the password field after a refusal. */
  cleared: 'We cleared the password. Enter it again.',
  /** Shown to a client whom the dashboard has sent here. */
  signOutMessage: {
    /** The service has confirmed it for all sessions; access already granted there ends within the hour. */
    signedOut: 'You have signed out on this browser. Every other device will be signed out within an hour.',
    signedOutHere:
      'You have signed out on this browser. The sign-in service did not confirm it for your other devices: they may still be signed in. To sign them out, sign in and sign out again.',
    ended: 'Your session has ended. Sign in again to continue.',
  },
  /** Shown when the screen that replaces the form could not be loaded, or was left open for too long. */
  setback: {
    pending: 'The next step could not be loaded. Check your connection, then sign in again.',
    ended: 'Signing in took too long. Sign in again.',
    link: 'The next step could not be loaded. The link in the email has not been used: open it again in a moment.',
    recover: 'The next step could not be loaded. Check your connection and reload the page, then try again.',
  },
} as const)

/** The security reassurance card, then the three feature cards. */
export const reassurance = typeset({
  title: 'Your account',
  cards: [
    {
      title: 'Your sign-in is protected',
      text: 'Your password is encrypted in transit and stored only as a hash. On a shared computer, sign out when you finish.',
    },
    {
      title: 'Real-time analytics',
      text: 'The live map, with every alert shown where it was raised.',
    },
    {
      title: 'Secure reports',
      text: 'Each report lists its settings, so that a colleague can reproduce it.',
    },
    {
      title: 'Team collaboration',
      text: 'Shared maps, with access set by role, purpose and area.',
    },
  ],
} as const)
