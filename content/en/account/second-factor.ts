import { limited } from '../login.ts'

/** Words of the screen that asks a client with a second factor for its code. */
export const codeScreen = {
  title: 'Enter your code',
  brief:
    'Your account has a second factor. Open the authenticator app on your device and type the six digits that it shows now.',
  device: 'Device',
  code: 'Code from the app',
  submit: 'Continue',
  submitting: 'Checking the code...',
  back: 'Back to the password',
  lost: 'Device lost? Write to us: whoever opened your account checks that it is you, then removes the device. Until then nobody can sign in with the password alone.',
  contact: 'Contact us',
} as const

/** The account asks for a second factor of a kind that this site does not offer. */
export const noApp =
  'This account has a second factor that is no authenticator app, and this page can ask for no other kind. Write to us: we remove it, and you add an app.'

/** The name of a device in a list. @param name the client's own; may be empty */
export const factorName = (name: string) => name || 'Device without a name'

export const codeFailures = {
  empty: 'The code is missing. Type the six digits that the app shows now.',
  letters: 'A code has digits alone. Type the six digits that the app shows now.',
  short: 'A code has six digits, and these are fewer. Type all six.',
  long: 'A code has six digits, and these are more. Type the six alone.',
  refused: 'This code is wrong, too old, or used already: wait for the next one in the app, then type it.',
  off: 'The sign-in service checks no codes at present, so yours could not be tried. Write to us.',
  gone: 'That device was removed from your account in the meantime. Use another one.',
  limited,
  unreachable: 'The sign-in service did not answer. Nothing is lost: try again in a moment.',
} as const

/** Words of the form that asks for a code before a further device is added. */
export const codeToAdd = {
  ...codeScreen,
  brief: 'Type a code of a device that your account has already.',
  back: 'Back without a change',
} as const

/** Words of the form that removes a device. */
export const codeToRemove = {
  ...codeScreen,
  title: 'Remove a device',
  brief: 'Type a code of a device that stays. Codes of the removed one are refused from then on.',
  briefOfLast: 'This is your last device. Type one more code of it. Without it, a password alone opens your account.',
  submit: 'Remove the device',
  back: 'Back without a change',
} as const
