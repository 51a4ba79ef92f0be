import type { ContactFieldWords } from '#content/contact-fields.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { claim } from './claims.ts'

/** Words of the contact form. The browser gets them as props of the form's island. */
export const contactFormLabels = typeset({
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    organization: 'Organization',
    message: 'Message',
  },
  /** A required field is empty. */
  missing: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter your email address',
    message: 'Enter your message',
  },
  malformed: 'Enter an email address in the correct format, like name@example.com',
  accented: 'Enter an email address without accents before the @: not every mail service accepts them',
  /** Follows the number of fields with a mistake. */
  several: 'fields need a correction.',
  required: '(required)',
  optional: '(optional)',
  notice: {
    before: 'Your message is encrypted in transit and reaches us through a form-submission service. See ',
    link: 'Privacy',
    after: '.',
  },
  send: 'Send message',
  sending: 'Sending...',
  /** The second and third are fixed by the specification, section 8. */
  failure: {
    title: 'Message not sent',
    unknown: 'Something went wrong. Please try again.',
    network: 'Network error. Please check your connection and try again.',
  },
  unanswered: {
    title: 'No response yet',
    text: 'The form service did not respond in time, and your message may have arrived. You can send it again: if it arrived twice, we will ignore the copy.',
  },
  kept: 'Your message is still in the form.',
  /** Title and `again` are fixed by the specification, section 4. */
  success: {
    title: 'Message Sent Successfully',
    text: `We reply by email in ${claim('reply')}.`,
    again: 'Send Another Message',
  },
} as const satisfies ContactFieldWords)

/** Words of the page that the local form service shows to a visitor without scripts whose form it refuses. */
export const refusedForm = {
  goBack: 'Go back in your browser to find the form as you filled it in, or',
  again: 'begin again',
} as const

/** The shape of these words in any language. */
export type ContactFormLabels = InLanguage<typeof contactFormLabels>
