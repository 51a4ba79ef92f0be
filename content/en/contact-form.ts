import type { ContactFieldWords } from '#content/contact-fields.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { claim } from './claims.ts'

/** Words of the contact form. The browser gets them as props of the form's island. */
export const contactFormLabels = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    organization: 'Organization',
    message: 'Your question',
  },
  /** A required field is empty. */
  missing: {
    firstName: 'Write your first name.',
    lastName: 'Write your last name.',
    email: 'Write the email address that we can reply to.',
    message: 'Write your question. One line is enough.',
  },
  malformed: 'This is not a whole email address. Write it as in name@agency.example.',
  /** Follows the number of fields with a mistake. */
  several: 'fields need your attention.',
  required: '(required)',
  optional: '(optional)',
  notice: { before: 'Sent over TLS to our form service and from there to us. See ', link: 'Privacy', after: '.' },
  send: 'Send message',
  sending: 'Sending...',
  /** The second and third are fixed by the specification, section 8. */
  failure: {
    title: 'Message not sent',
    unknown: 'Something went wrong. Please try again.',
    network: 'Network error. Please check your connection and try again.',
  },
  unanswered: {
    title: 'No answer yet',
    text: 'The form service did not answer in time. Your message may have arrived. You can send it again: both copies carry one number, and we take the second for a repeat.',
  },
  kept: 'What you wrote is still in the form.',
  /** Title and `again` are fixed by the specification, section 4. */
  success: {
    title: 'Message Sent Successfully',
    text: `We reply within ${claim('reply')}, by email, to the address you gave.`,
    again: 'Send Another Message',
  },
} as const satisfies ContactFieldWords

/** The shape of these words in any language. */
export type ContactFormLabels = InLanguage<typeof contactFormLabels>
