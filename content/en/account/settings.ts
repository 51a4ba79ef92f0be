import { limited } from '../login.ts'
import { factorName } from './second-factor.ts'

/** Words of a client's own account, which the dashboard opens on demand. */
export const accountScreen = {
  title: 'Your account',
  close: 'Back to the dashboard',
  reading: 'Reading your account...',
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
    text: 'A change asks for your present password, and signs out every other device.',
    change: 'Change password',
  },
  others: {
    title: 'Other devices',
    text: 'Signed in elsewhere, on a computer that you cannot reach? This ends every session but this one, and a page that is open there closes.',
    signOut: 'Sign out other devices',
  },
  notice: {
    added: 'The device is added. From now on, every sign-in asks for a code.',
    removed: 'The device is removed.',
    passwordChanged: 'Your password is changed. Every other device is signed out, at the latest within the hour.',
    othersSignedOut: 'Every other device is signed out, at the latest within the hour.',
  },
  failure: {
    limited,
    unreachable: 'The sign-in service did not answer. Nothing is lost: try again in a moment.',
    ended: 'The service asks you to sign in again before it goes on. Sign out, then sign in.',
    notLoaded: 'The next step could not be loaded. Check your connection, then try again.',
  },
} as const

export const devices = {
  title: 'Second factor',
  none: 'A password alone opens your account. Add a device, and every sign-in asks for a code that the device alone can compute.',
  some: 'Every sign-in asks for a code of one of these devices.',
  name: factorName,
  remove: 'Remove',
  add: 'Add a device',
  addAnother: 'Add another device',
  lost: 'Add a second device in time. Should you lose all of them, write to us: whoever opened your account checks that it is you, then removes them.',
  contact: 'Contact us',
} as const
