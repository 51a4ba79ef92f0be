import { typeset } from '#content/en/language/typography.ts'
import { limited, signInForm } from '../login.ts'

const unreachable = 'The sign-in service did not respond. Try again in a moment.'

/** What a browser or a device says, whether a passkey is used or added. */
const ceremony = {
  aborted: 'The passkey prompt was interrupted. Close any other prompt, then try again.',
  invalidDomain: 'Passkeys do not work at this address of the site. Open the site at its usual address and try again.',
  unverified:
    'This device cannot check that it is you. Set up a PIN, a fingerprint or face recognition on it, or use another device.',
} as const

/** Words of a sign-in with a passkey. */
export const passkeySignIn = typeset({
  /** No error: browsers say the same of a closed prompt, of a device without a passkey and of one that cannot check its user. */
  none: 'No passkey was used. It needs a device that has one for this site, and a PIN, a fingerprint or face recognition on it.',
  failure: {
    ...ceremony,
    invalidRpId:
      'Our passkeys belong to another address, so they do not work on this page. Sign in with your password, and contact us.',
    unsupported: 'This browser does not support passkeys. Sign in with your password, or use another browser.',
    registered: 'This device cannot use its passkey here. Sign in with your password.',
    refused:
      'This passkey was not accepted. It may have been removed from your account. Sign in with your password, or use another passkey.',
    expired: 'The passkey prompt was open for too long. Choose your passkey again.',
    barred: signInForm.failure.barred,
    tooMany: signInForm.failure.unexpected,
    ended: signInForm.failure.unexpected,
    off: 'Passkeys are switched off at the moment. Sign in with your password.',
    notKept:
      'Your passkey is correct, but your browser is blocking storage for this site, so we cannot keep you signed in. Allow site data for this address, then sign in again.',
    unexpected: signInForm.failure.unexpected,
    limited,
    unreachable: signInForm.failure.unexpected,
  },
} as const)

/** The name of a passkey in a list. @param name the client's own, or the service's; may be empty */
export const passkeyName = typeset((name: string) => name || 'Unnamed passkey')

/** Words of the passkeys in a client's account. */
export const passkeyList = typeset({
  title: 'Passkeys',
  none: 'A passkey signs you in with the fingerprint, face or PIN of your device, without a password. It works on our own site only, so a false page cannot take it.',
  some: 'Each of these passkeys signs you in without your password, even after you change it. Remove any that you do not recognize.',
  name: passkeyName,
  added: 'Added',
  used: 'Last used',
  never: 'not used yet',
  rename: 'Rename',
  remove: 'Remove',
  add: 'Add a passkey',
  addAnother: 'Add another passkey',
} as const)

/** Words of the form that adds a passkey. */
export const passkeyAddition = typeset({
  title: 'Add a passkey',
  brief:
    'Your browser asks where to keep the passkey: on this device, on a phone, in a password manager or on a security key. The device then checks that it is you.',
  consequence: 'Your password still works. If your account has a second factor, a passkey asks for its code too.',
  submit: 'Create a passkey',
  submitting: 'Waiting for your device...',
  back: 'Cancel',
  /** No error: browsers say the same of a closed prompt and of a device that cannot check its user. */
  none: 'No passkey was added. The device needs a PIN, a fingerprint or face recognition; you can also use another device.',
  failure: {
    ...ceremony,
    invalidRpId: 'Our passkeys belong to another address, so none can be added on this page. Contact us.',
    unsupported: 'This browser or device does not support passkeys. Use another one.',
    registered:
      'This device already has a passkey for your account. Sign in with it, or add a passkey on another device.',
    refused: 'The passkey was not accepted, and your account has not changed. Try again, or use another device.',
    expired: 'The passkey prompt was open for too long, and nothing was added. Try again.',
    barred: 'You cannot add a passkey at the moment. Contact us.',
    tooMany: 'Your account has the maximum number of passkeys. Remove one first.',
    ended: 'You need to sign in again before you add a passkey. Sign out, then sign in.',
    off: 'You cannot add a passkey at the moment. Your account has not changed.',
    unexpected: 'The passkey could not be created, and your account has not changed. Try again.',
    limited,
    unreachable,
  },
} as const)

/** Words of the form that names a passkey. */
export const passkeyNaming = typeset({
  title: 'Name the passkey',
  name: 'Name of the passkey',
  note: 'Only you see it. For example: “Laptop” or “Key in the safe”.',
  submit: 'Save the name',
  submitting: 'Saving the name...',
  back: 'Keep the present name',
  failure: {
    unnamed: 'Enter a name for the passkey',
    long: 'This name is too long. Use at most 120 plain letters, or fewer with accents.',
    gone: 'This passkey has been removed from your account.',
    limited,
    unreachable,
  },
} as const)

/** Words of the form that removes a passkey. */
export const passkeyRemoval = typeset({
  title: 'Remove a passkey',
  brief: (name: string) =>
    `“${name}” will no longer sign you in. Also delete it on the device that keeps it. If you have lost that device, sign out your other devices too: its session stays open.`,
  last: 'This is your last passkey. Once it is removed, you sign in with your password, which you have just entered.',
  submit: 'Remove the passkey',
  submitting: 'Removing the passkey...',
  back: 'Cancel',
  failure: { limited, unreachable },
} as const)
