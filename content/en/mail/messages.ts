import { typeset } from '#content/en/language/typography.ts'
import { signInForm } from '#content/en/login.ts'
import type { Messages } from '#content/schema/message.ts'

const ifYou = 'If it was you, there is nothing to do.'

const chooseAnother = (product: string): string =>
  `If it was not you, choose a new password at once with “${signInForm.forgot}” on the sign-in page, and tell your contact at ${product}.`

const copy = 'If nothing opens, copy this whole address into the address bar of your browser:'

const once = 'The link works once, for one hour.'

/** @param product the name of the product: the settings of the build know it */
export const messages = typeset(
  (product: string): Messages => ({
    invite: {
      subject: `Your ${product} account`,
      title: `Your ${product} account`,
      opening: 'An account for {{ .Email }} is ready. Choose its password to sign in:',
      link: 'Choose your password',
      copy,
      rest: [
        `${once} If it no longer works, write to the person at ${product} who opened the account: they can send another.`,
        'If you did not expect this message, ignore it. Without a password, no one can sign in.',
      ],
    },
    recovery: {
      subject: `Choose a new ${product} password`,
      title: 'Choose a new password',
      opening: 'We received a request for a new password for {{ .Email }}. If it was you, choose one:',
      link: 'Choose a new password',
      copy,
      rest: [
        `${once} The new password signs out every other device within an hour.`,
        'If it was not you, do nothing: the old password still works.',
      ],
    },
    'password-changed': {
      subject: `Your ${product} password was changed`,
      title: 'Your password was changed',
      opening: 'The password of {{ .Email }} was changed. Every other device is signed out within an hour.',
      rest: [ifYou, chooseAnother(product)],
    },
    'factor-added': {
      subject: `A second factor was added to your ${product} account`,
      title: 'A second factor was added',
      opening: 'An authenticator app was added to the account of {{ .Email }}. From now on, sign-in asks for its code.',
      rest: [
        ifYou,
        `If it was not you, someone else has used your account. Tell your contact at ${product} at once: they remove the app, and you then choose a new password, which signs out everyone else.`,
      ],
    },
    'factor-removed': {
      subject: `A second factor was removed from your ${product} account`,
      title: 'A second factor was removed',
      opening: 'An authenticator app was removed from the account of {{ .Email }}. Its codes no longer work.',
      rest: [ifYou, chooseAnother(product)],
    },
    'magic-link': {
      subject: `A sign-in link was requested for your ${product} account`,
      title: 'We send no sign-in links',
      opening:
        'Someone asked for a link that signs in {{ .Email }}. We send no such links: you sign in with your password.',
      rest: [
        `There is nothing to do. If we sent you a link to choose a new password, it no longer works: request another with “${signInForm.forgot}”.`,
      ],
    },
    'email-change': {
      subject: `A new email address was requested for a ${product} account`,
      title: 'The email address was not changed',
      opening: `Someone asked to change the email address of a ${product} account, from this address or to it. The account keeps its address: we change it only when the client asks their contact at ${product}.`,
      rest: [
        `If you have no account at ${product}, ignore this message.`,
        `If you have one, the request came from someone who is signed in to it. ${chooseAnother(product)}`,
      ],
    },
    confirmation: {
      subject: `Your invitation to ${product} no longer works`,
      title: 'Your invitation no longer works',
      opening:
        'Someone asked us to send {{ .Email }} another link to confirm the address. We send no such links, but the request has ended the link of your invitation.',
      rest: [`Write to the person at ${product} who opened the account: they can send another invitation.`],
    },
    reauthentication: {
      subject: `A code was requested for your ${product} account`,
      title: 'We send no codes',
      opening:
        'Someone who is signed in to the account of {{ .Email }} asked for a code by email. We send no such codes, and no page of ours asks for one.',
      rest: [ifYou, chooseAnother(product)],
    },
  }),
)
