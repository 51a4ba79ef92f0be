import { backToHome } from '#content/en/back-to-home.ts'
import { claim } from '#content/en/claims.ts'
import { claimRange } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import type { Topic } from '#content/schema/topic.ts'

const { from, to } = claimRange('reply')

export const metadata: PageMetadata = {
  kind: 'page',
  type: 'ContactPage',
  path: 'contact',
  title: `Contact ${site.name}: ask, brief, sign an NDA`,
  description: `Ask a question, request a security briefing, start an NDA or book a strategic consultation. A reply in ${claim('reply')}, from someone who can answer.`,
}

/** Places that a link may name. */
export const fragments = ['enquiry', 'sent']

export const contact = {
  back: backToHome,
  title: 'Start with the question.',
  topics: {
    legend: 'What is it about?',
    names: {
      general: 'General Inquiries',
      briefing: 'Security Briefing',
      nda: 'NDA Process',
      consultation: 'Strategic Consultation',
      demo: 'Demo',
      support: 'Support',
      compliance: 'Compliance',
      careers: 'Careers',
      research: 'Research',
    } satisfies Record<Topic, string>,
    /** Those with a text are the option cards (specification, section 2). */
    texts: {
      general: 'What we do, where, and whether it fits.',
      briefing: 'Controls, certifications and audit reports, for your assessors.',
      nda: 'Ours or yours, signed before any detail is exchanged.',
      consultation: 'A defined question, an area, a decision with a date.',
    } as Partial<Record<Topic, string>>,
  },
  enquiry: {
    title: 'Write to us',
    text: `We reply within ${claim('reply')}. Leave out anything classified, and anything personal that the answer does not need. A description of the problem is enough; we will agree a channel for the rest.`,
    /** Before the name of the chosen topic, which stands above the fields. */
    chosen: 'Topic',
    change: 'Change the topic',
  },
  promise: {
    numeral: `${from}–${to}`,
    title: 'business days to a reply, from someone who can answer.',
  },
  steps: [
    { name: 'You write', text: 'Four required fields.' },
    { name: 'We read', text: 'An analyst, not a queue. Sanctions screening happens here.' },
    { name: 'We reply', text: 'With an answer, a question, or a plain no.' },
    { name: 'We meet', text: 'Under NDA, at the level your work needs.' },
  ],
  /** Both stand in the message that the form service sends (specification, section 7). The subject ends with the topic's name. */
  subject: `New Contact Form Submission - ${site.name}`,
  fromName: `${site.name} website`,
  direct: {
    title: 'Or write directly.',
    rows: [
      {
        name: 'Security promise',
        text: 'Enquiries travel encrypted and are used to answer you: nothing else.',
        link: { label: 'Security principles', href: '/security' },
      },
      {
        name: 'Who we cannot serve',
        text: `Entities sanctioned by the Canadian government. New designations are reviewed ${claim('designations')}.`,
        link: { label: 'Sanctions policy', href: '/sanctions' },
      },
      ...(site.phone === null
        ? []
        : [
            {
              name: 'By telephone',
              text: `${site.address.locality}, business hours, Eastern time.`,
              link: { label: site.phone.display, href: `tel:${site.phone.e164}` },
            },
          ]),
    ],
  },
} as const
