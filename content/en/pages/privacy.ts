import { backToHome } from '#content/en/back-to-home.ts'
import { linkabilityTable } from '#content/en/claims/linkability.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

/** Shown by a build with a captcha alone. docs/security.md, "A captcha", is what it has to agree with. */
const captchaPoint = {
  name: 'Check against robots',
  text: 'The pages of the two forms load hCaptcha, of Intuitive Machines, Inc. in the United States, once you touch a form. It sees your network address and how you use the page, and its script could read what is typed there. No other page loads it. Direct email avoids it.',
}

/** Places that a link may name: one for each question, in the order of the page. */
export const fragments = [
  'known',
  'recognised',
  'collected',
  'law',
  'access',
  'retention',
  'rights',
  'refused',
  'website',
] as const

export const privacy = {
  contents: 'Questions on this page',
  back: backToHome,
  title: 'Whose day is it?',
  notes: ['Privacy Policy', `Compliance audited ${claim('complianceAudits')}`],
  lead: 'It belongs to the person who carried the device, and who will never read this page. So we answer as if they might. Nine questions; the short answer first.',
  known: {
    question: 'Do you know who was moving?',
    answer: 'Not by default.',
    paragraphs: [
      'Identifiers are stripped before analysis. What remains is a fingerprint: the device’s identifier hashed with a salt that lives as long as the purpose needs. Sightings under one salt can be joined, and stay joined until they are reduced to counts. Once it is destroyed no later one joins them, for us or for anyone who obtains our data.',
      'There are two exceptions. One device can be followed under legal authority that names it, and a person who has agreed, and can withdraw, can be expected by name. Each is a project of its own, with an end.',
    ],
    table: linkabilityTable,
  },
  recognised: {
    question: `Could ${dayWord('day.short.minutes.word')} minutes name someone?`,
    answer: 'Yes.',
    paragraphs: [
      `Four points in place and time single out 95% of the people in a data set of 1.5 million (de Montjoye and colleagues, 2013). A stop of ${dayWord('day.short.minutes')} minutes, ${dayWord('day.short.place')} in our figures, is such a point. And a habit can be recognised across two salts without any number. No salt prevents that; keeping less does.`,
      'So stripping names is not enough. Location at that grain stays personal data in our systems: access is set by cell, counts below your minimum are withheld, and reports name areas, not doors.',
    ],
  },
  collected: {
    question: 'What do you collect, and on what ground?',
    answer: 'Only feeds that can say where they come from.',
    paragraphs: [
      'Each feed enters with its provenance: who collected it, under which notice or consent, and for what. A feed that cannot say is not read.',
      'In client work the client decides what the data is for, and we process it on written instructions. For this website and for enquiries we decide ourselves, and answer for it.',
    ],
    table: {
      caption: 'What arrives, and what is taken off before analysis. The ground is the usual one.',
      columns: ['Feed', 'Arrives', 'Taken off', 'Usual ground'],
      rows: [
        [
          'GPS',
          'Position, time, accuracy',
          'Device and advertising identifiers',
          'Consent given where it was collected',
        ],
        ['BLE', 'Tag, signal strength, time', 'Hardware address', 'Agreement with the owner of the tags'],
        [
          'Wi-Fi probes',
          'Signal strength, time',
          'Hardware address, network names',
          'Notice on site; legitimate interest where the law knows it',
        ],
        [
          'Cellular metadata',
          'Cell, time',
          'Subscriber and equipment numbers',
          'The operator’s authority, or a legal instrument',
        ],
        [
          'IoT',
          'Reading, place, time',
          'Serial numbers that lead to a household',
          'Contract with the owner of the sensor',
        ],
        [
          'Third-party feeds',
          'Visits, points or counts',
          'Whatever still points to a person',
          'The supplier’s warranty, and our check of it',
        ],
      ],
    },
  },
  law: {
    question: 'Which law applies?',
    answer: 'Yours, and ours.',
    paragraphs: [
      'In Canada it depends on whose record it is: PIPEDA for commercial activity, and wherever a record crosses a border in the course of it; within Québec (Law 25), Alberta and British Columbia the provincial act; the Privacy Act for a federal institution’s. The rest depends on where you are, where the data was collected and what you are allowed to ask.',
      'You choose the regime before a project starts. Where two apply we follow the stricter on each point, and record which one it was.',
    ],
    options: [
      { name: 'PIPEDA', text: 'Consent, purpose, access and correction in commercial activity.' },
      { name: 'GDPR', text: 'Lawful basis recorded for each feed; impact assessment before the first fix is read.' },
      { name: 'CCPA', text: 'Access, correction, deletion and opt-out for residents of California, CPRA included.' },
      {
        name: 'National security standards',
        text: 'Processing inside your accreditation boundary, on your hardware, by people cleared for it.',
      },
      {
        name: 'Law enforcement',
        text: 'A legal instrument, or an emergency power that the law gives, recorded and checked before anything is opened.',
      },
      {
        name: 'Custom governance',
        text: 'Your ethics board, your thresholds, your veto, written into the access layer.',
      },
    ],
  },
  access: {
    question: 'Who can open it, and where does it lie?',
    answer: 'Few, on record, at home.',
    paragraphs: [
      'Encrypted in transit and at rest; governance is aligned with ISO/IEC 27001. Access is by role, down to the cell, and every read is logged.',
      `The mean time to detect an incident is ${claim('detection')}; critical patches are in place ${claim('patches')}.`,
    ],
    points: [
      {
        name: 'Residency',
        text: 'Client data is stored and processed within national boundaries.',
      },
      {
        name: 'Transfers',
        text: 'From the European Economic Area, the Commission’s adequacy decision covers Canadian organizations under PIPEDA. Any other transfer needs clauses of its own.',
      },
      {
        name: 'A breach',
        text: 'PIPEDA (section 10.1) asks for word to the Commissioner and to those at real risk of significant harm as soon as feasible; GDPR (article 33) for word to the authority within 72 hours. As processor we tell the client, who reports.',
      },
      {
        name: 'Who checks',
        text: `Compliance audits are ${claim('complianceAudits')}, those of certifications come ${claim('certificationAudits')}.`,
        link: { label: 'Security principles', href: '/security' },
      },
    ],
  },
  retention: {
    question: 'When is it gone?',
    answer: 'When its purpose ends.',
    paragraphs: [
      'Data is kept as long as the purpose needs it, and then erased or reduced to counts. Each kind has an end of its own.',
    ],
    points: [
      { name: 'Device identifiers', text: 'Stripped before analysis, and not stored.' },
      { name: 'Salts', text: 'Destroyed with their purpose. No later sighting can be joined.' },
      { name: 'Raw fixes', text: 'Erased with every copy. No finding can be rerun from then on.' },
      { name: 'Staypoints and trips', text: 'Reduced to counts by area and hour.' },
      { name: 'Audit log', text: 'Records who read which cells, and not what stood in them.' },
      {
        name: 'Portal session',
        text: `Ends after ${claim('session')}; sooner by sign-out, or after eight hours closed.`,
      },
    ],
  },
  rights: {
    question: 'What may a person ask of you?',
    answer: 'To see it, mend it, end it.',
    paragraphs: [
      'Anyone may ask what we hold on them, have it corrected, withdraw consent or have it erased. A message is enough, and free. We check that you are who you say with no more than that takes.',
      'In client work the client answers for the data; we pass your request on and help. Where that is a federal institution, the Privacy Act applies: ask there, and complain to the same Commissioner. What lay under a destroyed salt cannot be found again, by you or by us, and GDPR knows the case (article 11). We will say so rather than ask you for more data to search with.',
    ],
    table: {
      caption:
        'What three laws give you, the longest that an answer may take unless it is extended, and who hears a complaint. PIPEDA, section 8; GDPR, article 12; CCPA, section 1798.130.',
      columns: ['Law', 'Rights', 'Answer within', 'Complaint to'],
      rows: [
        ['PIPEDA', 'Access, correction, withdrawal of consent', '30 days', 'Privacy Commissioner of Canada'],
        [
          'GDPR',
          'Access, rectification, erasure, restriction, portability, objection',
          'one month',
          'The supervisory authority where you live',
        ],
        ['CCPA', 'Know, correct, delete, opt out', '45 days', 'California Privacy Protection Agency'],
      ],
    },
    contact: {
      title: 'Write to the person accountable for privacy.',
      text: `Put ‘Privacy’ in the subject. A first reply comes in ${claim('reply')}. If we refuse we tell you why, and to whom you can take it.`,
      email: { label: site.email, href: `mailto:${site.email}?subject=Privacy` },
      phone: site.phone && { label: site.phone.display, href: `tel:${site.phone.e164}` },
    },
  },
  refused: {
    question: 'Whom do you refuse?',
    answer: 'Anyone sanctioned.',
    paragraphs: [
      `We cannot serve entities sanctioned by the Canadian government. New designations are reviewed ${claim('designations')}; if a client is designated later, all services are suspended immediately.`,
      'Exports of software and analysis are classified under the Export and Import Permits Act before delivery. What needs a permit waits for it.',
    ],
    link: { label: 'Sanctions policy', href: '/sanctions' },
  },
  website: {
    question: 'And this website?',
    answer: 'Very little.',
    paragraphs: [
      'No advertising, no trackers, no cookies for visitors. A page that you only read asks nobody else for anything.',
      'What you type leaves your browser only when you press a button: an enquiry, a sign-in, or what a new password takes. This is where each goes, and what stays.',
    ],
    points: [
      {
        name: 'Contact form',
        text: 'Goes to a form-submission service, which passes it on to us. We use it to answer you, nothing else. You can also write directly:',
        link: { label: site.email, href: `mailto:${site.email}` },
      },
      {
        name: 'Half-written enquiry',
        text: 'Stays in this tab, so that a reload loses nothing. It is gone once it is sent or the tab is closed.',
      },
      {
        name: 'Sign-in',
        text: `Clients only. Email and password go to a hosted sign-in service. The session it returns is kept in your browser’s storage, unencrypted, until you sign out, ${claim('session')} have passed, or eight with no page open. The service keeps a hash of the password, the time of sign-in, and for each session the network address and the browser’s name; with a second factor also the key of your app and the name that you give the device.`,
      },
      {
        name: 'New password',
        text: 'The same service mails the link by which a client chooses one, to the address given. The password that you choose goes there alone; we never see it.',
      },
      ...(settings.captchaSiteKey === null ? [] : [captchaPoint]),
      {
        name: 'Server log',
        text: 'Like any web server, ours sees the address a request comes from. Crawling or fuzzing may put that address on a security filter.',
      },
      {
        name: 'Everything else',
        text: 'There is no comment box, no newsletter and no account that you could open yourself.',
      },
    ],
  },
  closing: {
    title: 'Ask a harder one.',
    text: 'If your question is not among the nine, it is probably a better one. Send it.',
    actions: [
      { label: 'Contact us', href: contactAbout('compliance') },
      { label: 'Security principles', href: '/security' },
    ],
  },
} as const

const { known, recognised, collected, law, access, retention, rights, refused, website } = privacy

export const metadata: PageMetadata = {
  kind: 'questions',
  path: 'privacy',
  title: `Privacy policy: whose day is it? | ${site.name}`,
  description:
    'Nine questions about the person who carried the device, each with a short answer: collection, lawful ground, retention, residency, rights, contacts.',
  questions: [known, recognised, collected, law, access, retention, rights, refused, website].map(
    ({ question, answer, paragraphs }) => ({ question, answer: [answer, ...paragraphs].join(' ') }),
  ),
}

export const sources = [
  'adequacy2002',
  'ccpa',
  'demontjoye2013',
  'eipa',
  'gdpr',
  'law25',
  'pipeda',
  'privacyact',
] as const satisfies readonly SourceKey[]
