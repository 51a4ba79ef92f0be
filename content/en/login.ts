/**
 * Words of the sign-in page (specification, sections 2, 4 and 8). The browser loads this file, so it imports
 * nothing that needs Node.
 */
export const signInPage = {
  title: ['Secure', 'Access'],
  lead: (hours: number) => `For clients with an account. A session lasts ${hours} hours at most.`,
  header: { navigation: 'Page', access: 'Contact us for access' },
  withoutScript: {
    title: 'Signing in needs JavaScript',
    text: 'This page sends your credentials to the sign-in service by script, and in no other way. Turn JavaScript on for this address and reload, or write to us.',
  },
} as const

/** The service's limit on attempts is reached, by this sender or for this email. */
export const limited = 'Too many attempts. Wait a few minutes, then try again.'

export const signInForm = {
  title: 'Sign In',
  email: 'Email',
  password: 'Password',
  /** A required field is empty. */
  missing: { email: 'Type the email address of your account.', password: 'Type your password.' },
  malformed: 'This is not a whole email address. Type it as in name@agency.example.',
  /** Follows the number of fields with a mistake. */
  several: 'fields need your attention.',
  required: 'required',
  show: 'Show',
  hide: 'Hide',
  /** Read out after `show` and `hide`, by which a screen reader names the field. */
  showWhat: 'password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  /** Shown until the script has taken over the form. */
  starting: 'The form is still loading. If this line stays, reload the page.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet? We open each one ourselves, after sanctions screening.',
  access: 'Contact us for access',
  failure: {
    refused: 'Invalid email or password. Please check your credentials and try again.',
    limited,
    unexpected: 'An unexpected error occurred. Please try again.',
    notKept:
      'Your details are right, but this browser stores nothing for this site, so the next page could not know you. Allow site data for this address, then sign in again.',
  },
  /** Below the password field after a refusal. */
  cleared: 'The password was cleared. Type it again.',
  /** Shown to a client whom the dashboard has sent here. */
  signOutMessage: {
    signedOut: 'You have signed out on this browser.',
    ended: 'Your session has ended. Sign in again to go on.',
  },
  /** Shown when the screen that replaces the form could not be loaded, or was left open for too long. */
  setback: {
    pending: 'The next step could not be loaded. Check your connection, then sign in again.',
    ended: 'The sign-in was not finished in time. Sign in again.',
    link: 'The next step could not be loaded. The link in the message is still unused: open it again in a moment.',
    recover: 'The next step could not be loaded. Check your connection and reload the page, then try again.',
  },
} as const

/** The security reassurance card, then the three feature cards. */
export const reassurance = {
  title: 'Your account',
  cards: [
    {
      title: 'Your sign-in is protected',
      text: 'Your password is sent encrypted and kept only as a hash, and you can add a second factor. On a shared computer, sign out when you are done: every device is then signed out, at the latest within the hour.',
    },
    {
      title: 'Real-time analytics',
      text: 'The sheet as it stands now, with each alert on the track that raised it.',
    },
    {
      title: 'Secure reports',
      text: 'Each with its parameters, so that a colleague can run it again.',
    },
    {
      title: 'Team collaboration',
      text: 'Shared sheets, with access set per role and per cell.',
    },
  ],
} as const
