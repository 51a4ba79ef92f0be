import { limited } from '../login.ts'

const unreachable = 'The sign-in service did not answer. Nothing is lost: try again in a moment.'

/** Words of the first step to a second factor: the name of the device. */
export const nameDevice = {
  title: 'Add a device',
  brief: 'Any authenticator app works that computes codes of six digits (TOTP), on a phone, a computer or a key.',
  consequence:
    'From then on, every sign-in and every reset of the password asks for a code. Devices that are signed in without one are signed out.',
  name: 'Name of the device',
  note: 'For you alone, such as "Phone" or "Key in the safe".',
  submit: 'Continue',
  submitting: 'Preparing the key...',
  back: 'Back without a change',
  failure: {
    unnamed: 'The name is missing. Give the device one, so that you know it again.',
    nameTaken: 'Another device of your account has this name. Choose another one.',
    tooMany: 'Your account has as many devices as the service takes. Remove one first.',
    off: 'The sign-in service offers no second factor at present. Your account is as it was.',
    replaced:
      'The key is no longer valid: another tab has added a device, or too much time has passed. Delete it from the app, and begin again.',
    limited,
    unreachable,
  },
} as const

/** Words of the second step: the key, and the first code. */
export const scanKey = {
  title: 'Scan the key',
  brief: 'Scan the picture with the app, or copy the key into it. Then type the six digits that the app shows.',
  picture: 'QR code with the key of the device. The key as text follows.',
  key: 'Key',
  copy: 'Copy the key',
  open: 'Open in an app on this device',
  copies: {
    copied: 'The key is copied. Paste it into the app alone.',
    notCopied: 'This browser does not copy. Select the key and copy it by hand.',
  },
  code: 'Code from the app',
  submit: 'Add the device',
  submitting: 'Checking the code...',
  back: 'Back without a change',
} as const
