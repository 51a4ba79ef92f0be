import { typeset } from '#content/en/language/typography.ts'
import { limited } from '../login.ts'
import { appName } from './second-factor.ts'

/** Words of a client's own account, which the dashboard opens on demand. */
export const accountScreen = typeset({
  title: 'Your account',
  close: 'Back to the dashboard',
  reading: 'Loading your account...',
  working: 'Signing out the other devices...',
  retry: 'Try again',
  details: {
    title: 'Account',
    email: 'Email',
    lastSignIn: 'Last sign-in',
    unknown: 'not known',
  },
  password: {
    title: 'Password',
    text: 'To change it, enter your current password. This signs you out on every other device within an hour.',
    change: 'Change password',
  },
  others: {
    title: 'Other devices',
    text: 'Still signed in on a computer that you cannot reach? Within an hour this ends every session except this one, and closes the dashboard there.',
    signOut: 'Sign out other devices',
  },
  notice: {
    added: 'The device is added. From now on, every sign-in asks for a code.',
    removed: 'The device is removed.',
    passkeyAdded: 'The passkey is added. You can sign in with it from now on.',
    passkeyNamed: 'The passkey has its new name. You can sign in with it.',
    passkeyRemoved: 'The passkey is removed.',
    passwordChanged: 'Your password is changed. Every other device will be signed out within an hour.',
    othersSignedOut: 'Every other device will be signed out within an hour.',
  },
  failure: {
    limited,
    unreachable: 'The sign-in service did not respond. Try again in a moment.',
    ended: 'You need to sign in again before you continue. Sign out, then sign in.',
    notLoaded: 'The next step could not be loaded. Check your connection, then try again.',
  },
} as const)

/** Words of the list of authenticator apps, which visitors know as devices. */
export const apps = typeset({
  title: 'Second factor',
  none: 'A password alone opens your account. If you add a device, every sign-in also asks for a code that only the device can show.',
  some: 'Every sign-in asks for a code from one of these devices.',
  name: appName,
  remove: 'Remove',
  add: 'Add a device',
  addAnother: 'Add another device',
  lost: 'Add a second device as a backup. If you lose them all, contact us: the person who opened your account confirms that it is you and removes them.',
  contact: 'Contact us',
} as const)
