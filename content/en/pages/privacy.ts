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
  name: 'Captcha',
  text: 'The pages of the two forms load hCaptcha, of Intuitive Machines, Inc. in the United States, once you touch a form. It sees your network address and how you use the page, and its script could read what you type there. No other page loads it. To avoid it, write to us by email.',
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
  title: 'Privacy policy.',
  notes: ['Nine questions', `Compliance audited ${claim('complianceAudits')}`],
  lead: `${site.name} removes identifiers before it analyses location data, keeps data only as long as its purpose needs, and holds client data within national boundaries. The nine answers below are written for the people who carry the devices. Each begins with a short answer.`,
  known: {
    question: 'Do you know who was moving?',
    answer: 'Not by default.',
    paragraphs: [
      'We remove identifiers before analysis. What remains is a pseudonym: the device’s identifier hashed with a secret key, called a salt, which we keep only as long as the purpose needs. While the salt exists, sightings of the same device can be linked, and they stay linked until they are reduced to counts. Once it is destroyed, no later sighting can be linked to them, by us or by anyone who obtains our data.',
      'There are two exceptions. We can follow one device under legal authority that names it, and a person who has consented, and can withdraw, can be identified by name. Each is a project of its own, with an end.',
    ],
    table: linkabilityTable,
  },
  recognised: {
    question: `Could ${dayWord('day.short.minutes.word')} minutes identify someone?`,
    answer: 'Yes.',
    paragraphs: [
      `Four points in place and time single out 95% of the people in a data set of 1.5 million (de Montjoye and colleagues, 2013). A stop of ${dayWord('day.short.minutes')} minutes, like the one in our figures, is such a point. A habit can also be recognized without any identifier. A salt does not prevent that; keeping less data does.`,
      'So removing names is not enough. We treat location data this detailed as personal data: access is set by grid cell, counts below your minimum are withheld, and reports name areas, not addresses.',
    ],
  },
  collected: {
    question: 'Whose data do you use, and on what legal ground?',
    answer: 'Only data with a known source.',
    paragraphs: [
      'We work with the feeds of our clients and with feeds of third parties. Each comes with its source: who collected it, under which notice or consent, and for what purpose. We do not use a feed without one.',
      'In client work the client decides what the data is for, and we process it on written instructions. For this website and for enquiries we decide, and are responsible (the controller).',
    ],
    table: {
      caption: 'What each kind of feed contains, what we remove before analysis, and the usual legal ground.',
      columns: ['Feed', 'Contains', 'Removed', 'Usual legal ground'],
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
          'Notice on site; legitimate interest where the law allows it',
        ],
        [
          'Cellular metadata',
          'Cell, time',
          'Subscriber and equipment numbers',
          'The operator’s authority, or a legal instrument',
        ],
        [
          'IoT',
          'Measured value, place, time',
          'Serial numbers that lead to a household',
          'Contract with the owner of the sensor',
        ],
        [
          'Third-party feeds',
          'Visits, points or counts',
          'Anything that still identifies a person',
          'The supplier’s warranty, and our check of it',
        ],
      ],
    },
  },
  law: {
    question: 'Which law applies?',
    answer: 'It depends on whose record it is.',
    paragraphs: [
      'In Canada: PIPEDA for commercial activity, and for records that cross a border in the course of it; the provincial act within Québec (Law 25), Alberta and British Columbia; the Privacy Act for federal institutions. Elsewhere it depends on where you are, where the data was collected and what you are allowed to ask for.',
      'We agree with you on the rules before a project starts. Where two laws apply, we follow the stricter on each point and record which one it was.',
    ],
    options: [
      { name: 'PIPEDA', text: 'Consent, purpose, access and correction in commercial activity.' },
      { name: 'GDPR', text: 'Lawful basis recorded for each feed; impact assessment before any data is used.' },
      { name: 'CCPA', text: 'Access, correction, deletion and opt-out for residents of California, CPRA included.' },
      {
        name: 'National security standards',
        text: 'Processing inside your accreditation boundary, on your hardware, by people cleared for it.',
      },
      {
        name: 'Law enforcement',
        text: 'A legal instrument such as a warrant, or an emergency power given by law, recorded and checked before anyone opens the data.',
      },
      {
        name: 'Custom governance',
        text: 'Your ethics board, your thresholds and your veto, written into the access rules.',
      },
    ],
  },
  access: {
    question: 'Who can see the data, and where is it stored?',
    answer: 'Only those who need it, within national boundaries.',
    paragraphs: [
      'Data is encrypted in transit and at rest, and governance is aligned with ISO/IEC 27001. Access is given by role, down to a single grid cell, and every access is logged.',
      `The mean time to detect an incident is ${claim('detection')}; critical patches are in place ${claim('patches')}.`,
    ],
    points: [
      {
        name: 'Hosting',
        text: 'We run the service for you, or you run it on your own hardware and network, up to a full air gap: no connection to any other network.',
      },
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
        text: 'PIPEDA (section 10.1) requires a report to the Commissioner and a notice to people at real risk of significant harm as soon as feasible; GDPR (article 33) a report to the authority within 72 hours. As processor we inform the client, who makes the report.',
      },
      {
        name: 'Who checks',
        text: `Compliance is audited ${claim('complianceAudits')}, certifications ${claim('certificationAudits')}.`,
        link: { label: 'Security principles', href: '/security' },
      },
    ],
  },
  retention: {
    question: 'How long is data kept?',
    answer: 'Until its purpose ends.',
    paragraphs: [
      'We keep data as long as its purpose needs it, and then erase it or reduce it to counts. Each kind of data ends in its own way.',
    ],
    points: [
      { name: 'Device identifiers', text: 'Removed before analysis, and not stored.' },
      { name: 'Salts', text: 'Destroyed when their purpose ends. No later sighting can be linked.' },
      { name: 'Raw positions', text: 'Erased with every copy. From then on no result can be recomputed.' },
      { name: 'Stops and trips', text: 'Reduced to counts by area and hour.' },
      { name: 'Audit log', text: 'Records who viewed which grid cells, and not what they contained.' },
      {
        name: 'Portal session',
        text: `Ends after ${claim('session')}; sooner by sign-out, or after eight hours closed.`,
      },
    ],
  },
  rights: {
    question: 'What are my rights?',
    answer: 'To see, correct and delete your data.',
    paragraphs: [
      'You may ask what we hold on you, have it corrected or erased, and withdraw consent. A message is enough, and free. We ask only for what we need to confirm who you are.',
      'In client work the client is responsible for the data; we pass your request on and help. If the client is a federal institution, the Privacy Act applies: ask the institution, and complain to the same Commissioner. Once a salt is destroyed, neither you nor we can find the data that it linked to a device; GDPR provides for this (article 11). We will say so rather than ask you for more data to search with.',
    ],
    table: {
      caption:
        'Your rights under three laws, the longest time for an answer unless it is extended, and where to complain. PIPEDA, section 8; GDPR, article 12; CCPA, section 1798.130.',
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
      text: `Put ‘Privacy’ in the subject. You get a first reply in ${claim('reply')}. If we refuse, we tell you why and where you can complain.`,
      email: { label: site.email, href: `mailto:${site.email}?subject=Privacy` },
      phone: site.phone && { label: site.phone.display, href: `tel:${site.phone.e164}` },
    },
  },
  refused: {
    question: 'Who do you not work with?',
    answer: 'Anyone sanctioned.',
    paragraphs: [
      `We cannot serve entities sanctioned by the Canadian government. New designations are reviewed ${claim('designations')}; if a client is designated later, all services are suspended immediately.`,
      'We classify exports of software and analysis under the Export and Import Permits Act before delivery. If a permit is needed, delivery waits for it.',
    ],
    link: { label: 'Sanctions policy', href: '/sanctions' },
  },
  website: {
    question: 'What does this website collect?',
    answer: 'Very little.',
    paragraphs: [
      'No advertising, no trackers, no cookies for visitors. Reading a page loads nothing from third parties.',
      'What you type leaves your browser only when you press a button: to send an enquiry, to sign in, or to choose a new password. Below is where each goes, and what is kept.',
    ],
    points: [
      {
        name: 'Contact form',
        text: 'Goes to a form-submission service, which passes it on to us. We use it only to answer you. You can also write directly:',
        link: { label: site.email, href: `mailto:${site.email}` },
      },
      {
        name: 'Unsent enquiry',
        text: 'Stays in this browser tab, so that a reload loses nothing. It is deleted when you send it or close the tab.',
      },
      {
        name: 'Sign-in',
        text: `Clients only. Email and password go to a hosted sign-in service. The session is kept in your browser’s storage, unencrypted, until you sign out, ${claim('session')} have passed, or eight hours have passed with no page open. The service keeps a hash of the password, the time of sign-in, and for each session the network address and the browser’s name; with a second factor, also the key of your app and the name that you give the device.`,
      },
      {
        name: 'New password',
        text: 'The same service sends a link to your email address. The password that you choose goes only to that service; we never see it.',
      },
      ...(settings.captchaSiteKey === null ? [] : [captchaPoint]),
      {
        name: 'Server log',
        text: 'Like any web server, ours sees the network address of each request. Crawling or fuzzing may put that address on a security filter.',
      },
      {
        name: 'Everything else',
        text: 'The site has no comments, no newsletter and no public sign-up.',
      },
    ],
  },
  closing: {
    title: 'Another question?',
    text: `Ask us about your own case. We reply in ${claim('reply')}.`,
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
  title: `Privacy policy: location data and your rights | ${site.name}`,
  description: `How ${site.name} handles location data: whose data we use and on what legal ground, how long we keep it, where it is stored, and how to use your rights.`,
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
