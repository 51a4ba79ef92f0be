import { typeset } from '#content/en/language/typography.ts'
import { limited } from '../login.ts'

/** Words of the screen that asks a client with a second factor for its code. */
export const codeScreen = typeset({
  title: 'Enter your code',
  brief: 'Open the authenticator app on your device and enter the six digits that it shows now.',
  device: 'Device',
  code: 'Code from the app',
  submit: 'Continue',
  submitting: 'Checking the code...',
  back: 'Back to the password',
  lost: 'Lost your device? Contact us: the person who opened your account confirms that it is you and removes the device. Until then, no one can sign in with the password alone.',
  contact: 'Contact us',
} as const)

/** The account asks for a second factor of a kind that this site does not offer. */
export const noApp = typeset(
  'This account uses a type of second factor that this page does not support. Contact us to switch to an authenticator app.',
)

/** The name of an authenticator app in a list. @param name as the client gave it; may be empty */
export const appName = typeset((name: string) => name || 'Unnamed device')

export const codeFailures = typeset({
  empty: 'Enter the six digits that the app shows now',
  letters: 'Enter numbers only',
  short: 'Enter all six digits',
  long: 'Enter only six digits',
  refused: 'This code is wrong, expired or already used. Wait for the next code in the app, then enter it.',
  off: 'The sign-in service cannot check codes at the moment. Contact us.',
  gone: 'That device has been removed from your account. Use another one.',
  limited,
  unreachable: 'The sign-in service did not respond. Try again in a moment.',
} as const)

/** Words of the form that asks for a code before a task: before a further app is added, or a passkey is added or removed. */
export const codeBeforeTask = typeset({
  ...codeScreen,
  brief: 'Enter a code from a device that is already on your account.',
  back: 'Cancel',
} as const)

/** Words of the form that removes an authenticator app. */
export const codeToRemove = typeset({
  ...codeScreen,
  title: 'Remove a device',
  brief: 'Enter a code from a device that you keep. Codes from the removed device will no longer work.',
  briefOfLast:
    'This is your last device. Enter a code from it. Once it is removed, a password alone opens your account.',
  submit: 'Remove the device',
  back: 'Cancel',
} as const)
