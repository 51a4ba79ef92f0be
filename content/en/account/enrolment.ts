import { typeset } from '#content/en/language/typography.ts'
import { limited } from '../login.ts'

const unreachable = 'The sign-in service did not respond. Try again in a moment.'

/** Words of the first step to a second factor: the name of the authenticator app. */
export const nameApp = typeset({
  title: 'Add a device',
  brief: 'Use any authenticator app that shows six-digit codes (TOTP), on a phone, a computer or a hardware key.',
  consequence:
    'From then on, every sign-in and every password reset asks for a code. Devices that signed in without a code are signed out.',
  name: 'Name of the device',
  note: 'Only you see it. For example: “Phone” or “Key in the safe”.',
  submit: 'Continue',
  submitting: 'Preparing the key...',
  back: 'Cancel',
  failure: {
    unnamed: 'Enter a name for the device',
    nameTaken: 'Another device on your account has this name. Enter a different one.',
    tooMany: 'Your account has the maximum number of devices. Remove one first.',
    off: 'You cannot add a second factor at the moment. Your account has not changed.',
    replaced:
      'The key is no longer valid: another tab added a device, or too much time has passed. Delete the key from the app and start again.',
    limited,
    unreachable,
  },
} as const)

/** Words of the second step: the key, and the first code. */
export const scanKey = typeset({
  title: 'Scan the key',
  brief: 'Scan the QR code with the app, or copy the key into it. Then enter the six digits that the app shows.',
  picture: 'QR code with the key. The key follows as text.',
  key: 'Key',
  copy: 'Copy the key',
  open: 'Open in an app on this device',
  copies: {
    copied: 'The key is copied. Paste it only into the app.',
    notCopied: 'Your browser did not allow copying. Select the key and copy it yourself.',
  },
  code: 'Code from the app',
  submit: 'Add the device',
  submitting: 'Checking the code...',
  back: 'Cancel',
} as const)
