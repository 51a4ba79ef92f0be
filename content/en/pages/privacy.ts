import { articleLanguage } from '#content/en/articles.ts'
import { backToHome } from '#content/en/back-to-home.ts'
import { linkabilityTable } from '#content/en/claims/linkability.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

/** Shown by a build with passkeys alone. */
const passkeyData =
  ' With a passkey, it also keeps the public key, the name that you give it, and when it was added and last used.'

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

export const privacy = typeset({
  /** Opens the table or the list below an answer, on a phone. */
  details: 'Details',
  back: backToHome,
  title: 'Privacy policy',
  lead: `${site.name} removes identifiers before analysis, keeps data only as long as its purpose needs, and holds client data within national boundaries.`,
  /** What a privacy counsel looks for first. */
  links: [
    { label: 'Counts', href: '#known' },
    { label: 'Panels with consent', href: '#collected' },
    { label: 'Legal authority', href: '#law' },
    { label: 'Retention', href: '#retention' },
    { label: 'Your rights', href: '#rights' },
  ],
  known: {
    title: 'Privacy philosophy',
    question: 'Do you know who was moving?',
    answer: 'Not by default.',
    paragraphs: [
      'We remove identifiers before analysis. A pseudonym replaces them: a code made from the device’s identifier with a secret key, called a salt. We keep the salt only as long as its purpose needs it. While the salt exists, we can link sightings of the same device. Sightings that we have linked stay linked until we reduce them to counts. Once the salt is destroyed, neither we nor anyone who obtains our data can link a later sighting to the earlier ones by pseudonym.',
      'There are two exceptions. First, we can follow one device by its own identifier under legal authority that names it. Second, we can identify by name a person who has consented and can withdraw that consent. Each is a separate project. The table says when it ends.',
    ],
    table: linkabilityTable,
  },
  recognised: {
    title: 'Risk of identification',
    question: `Can a stop of ${dayWord('day.short.minutes.word')} minutes identify someone?`,
    answer: 'Together with a few others, yes.',
    paragraphs: [
      `Four points in place and time single out 95% of the people in a data set of 1.5 million (de Montjoye and colleagues, 2013). A stop of ${dayWord('day.short.minutes')} minutes, like the one in our examples, is one such point; three more may be enough. Habits can also identify someone without any identifier. A salt does not prevent this. We reduce the risk by keeping less data.`,
      'So removing names is not enough. We treat such location data as personal data. We set access by grid cell and withhold counts below the client’s minimum. Reports name areas and the sites that you ask about, never the address of a home.',
    ],
  },
  collected: {
    title: 'Sources and legal grounds',
    question: 'Whose data do you use, and on what legal ground?',
    answer: 'Only data with a known source.',
    paragraphs: [
      'We work with the feeds of our clients and with feeds of third parties. Each feed comes with a record of its source: who collected the data, under which notice or consent, and for what purpose. We do not use a feed without that record.',
      'When we work for a client, the client decides what the data is for, and we process it on the client’s written instructions. For this website and for inquiries we decide, and are responsible (the controller).',
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
        [
          'Panel of phones',
          'Stops and visits of people who agreed',
          'Names, device and advertising identifiers',
          'The consent of each member, for the purpose and the period that it states',
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
          'The subscriber’s express consent, or a legal power',
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
          'Consent or notice, as the feed’s record states; the supplier warrants it, and we check it',
        ],
      ],
    },
  },
  law: {
    title: 'Compliance options',
    question: 'Which law applies?',
    answer: 'It depends on who collected the data, and where.',
    paragraphs: [
      'In Canada, PIPEDA applies to commercial activity, and to records that cross a border in the course of it. Within Québec, businesses are under the Act respecting the protection of personal information in the private sector, as amended by Law 25. Alberta and British Columbia have acts of their own. The Privacy Act applies to federal institutions. In Ontario, MFIPPA applies to municipal and FIPPA to provincial bodies; in Québec, the Act respecting Access applies to both. Elsewhere in Canada, public bodies are under the act of their province or territory. Abroad, it depends on where the client is, where the data was collected and what the client may lawfully ask for.',
      'We agree on the rules with the client before a project starts. Where two laws apply, we follow the stricter one on each point, and record which.',
    ],
    options: [
      { name: 'PIPEDA', text: 'Consent, purpose, access and correction in commercial activity.' },
      {
        name: 'GDPR',
        text: 'We record the lawful basis for each feed, and complete an impact assessment before we use any data.',
      },
      {
        name: 'CCPA',
        text: 'As amended by the CPRA: access, correction, deletion, opt-out and limits on the use of sensitive data, for residents of California.',
      },
      {
        name: 'National security standards',
        text: 'People cleared as the client requires process the data inside its accreditation boundary, on its own hardware.',
      },
      {
        name: 'Law enforcement',
        text: 'For one device or identity, we need a legal instrument such as a warrant, or an emergency power given by law. We record and check it before anyone opens the data. We ask for none for counts; your counsel decides whether collecting the signals needs one.',
      },
      {
        name: 'Custom governance',
        text: 'The access rules include the client’s minimum counts, the decisions of its ethics board, and its veto.',
      },
    ],
  },
  access: {
    title: 'Data security',
    question: 'Who can see the data, and where is it stored?',
    answer: 'Only those who need it, within national boundaries.',
    paragraphs: [
      'Data is encrypted in transit and at rest, and governance follows ISO 27001:2022. Access is given by role, purpose and area, down to a single grid cell, and every access is logged.',
      `The mean time to detect an incident is ${claim('detection')}; critical patches are in place ${claim('patches')}.`,
    ],
    points: [
      {
        name: 'Hosting',
        text: 'We run the service for the client, or the client runs it on its own hardware and network, up to a full air gap: no connection to any other network.',
      },
      {
        name: 'Residency',
        text: 'Client data is stored and processed within national boundaries. The services of this website, such as forms and sign-in, get only what the last section lists.',
      },
      {
        name: 'Transfers',
        text: 'Before personal information leaves Québec, a privacy impact assessment and a written agreement are needed (section 17 of its private-sector act, 70.1 of its Act respecting Access). From the European Economic Area, the Commission’s adequacy decision covers Canadian organizations under PIPEDA. Any other transfer needs contract clauses of its own.',
      },
      {
        name: 'A breach',
        text: 'PIPEDA (section 10.1) requires a report to the Commissioner and a notice to people at real risk of significant harm as soon as feasible. In Québec, a confidentiality incident with a risk of serious injury is promptly notified to the Commission d’accès à l’information and to the people concerned (section 3.5 of its private-sector act, 63.8 of its Act respecting Access). GDPR (article 33) requires a report to the authority within 72 hours. When we process data for a client, we inform the client, who makes the report.',
      },
      {
        name: 'Who checks',
        text: `Compliance is audited ${claim('complianceAudits')}, certifications ${claim('certificationAudits')}.`,
        link: { label: 'Security principles', href: '/security' },
      },
    ],
  },
  retention: {
    title: 'Data lifecycle',
    question: 'How long is data kept?',
    answer: 'Until its purpose ends.',
    paragraphs: ['We keep data as long as its purpose needs it. Then we erase it or reduce it to counts.'],
    points: [
      { name: 'Device identifiers', text: 'Removed before analysis and not stored, apart from the two exceptions.' },
      { name: 'Salts', text: 'Destroyed when their purpose ends. No later sighting can be linked by pseudonym.' },
      { name: 'Raw positions', text: 'All copies are erased. After that, results can no longer be recomputed.' },
      { name: 'Stops and trips', text: 'Reduced to counts by area and hour.' },
      { name: 'Audit log', text: 'Records who viewed which grid cells. The contents of the cells are not in the log.' },
      {
        name: 'Portal session',
        text: `Ends after ${claim('session')}, when you sign out, or after eight hours with no page open. Access already granted can last up to an hour longer.`,
      },
    ],
  },
  rights: {
    title: 'Your rights',
    question: 'What are my rights?',
    answer: 'To see, correct and delete your data.',
    paragraphs: [
      'You may ask what we hold on you, have it corrected or erased, and withdraw consent. Send us a message; it is free. We ask only for what we need to confirm who you are.',
      'When we hold data for a client, the client is responsible for it. We pass your request on and help. If the client is a federal institution, the Privacy Act applies: send your request to the institution, and any complaint to the Privacy Commissioner of Canada. Once a salt is destroyed, we cannot find the data of your device by its identifier. We will tell you so, and will not ask for more data to search with. GDPR provides for this case (article 11).',
    ],
    table: {
      caption:
        'Your rights under four laws, how long we have to answer unless the time is extended, and where to complain. PIPEDA, section 8; Québec’s private-sector act, section 32; GDPR, article 12; CCPA, section 1798.130.',
      columns: ['Law', 'Rights', 'Answer within', 'Complaint to'],
      rows: [
        ['PIPEDA', 'Access, correction, withdrawal of consent', '30 days', 'Privacy Commissioner of Canada'],
        [
          'Québec’s act',
          'Access, rectification, withdrawal of consent, portability, de-indexing',
          '30 days',
          'Commission d’accès à l’information du Québec',
        ],
        [
          'GDPR',
          'Access, rectification, erasure, restriction, portability, objection',
          'one month',
          'The supervisory authority where you live',
        ],
        ['CCPA', 'Know, correct, delete, opt out, limit', '45 days', 'California Privacy Protection Agency'],
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
    title: 'Sanctions and export controls',
    question: 'Who do you not work with?',
    answer: 'Entities sanctioned by the Canadian government.',
    paragraphs: [
      `We cannot serve them. New designations are reviewed ${claim('designations')}. If a client is designated later, all services are suspended immediately.`,
      'Before delivery we check whether software or analysis needs a permit under the Export and Import Permits Act. If it does, we deliver only with the permit.',
    ],
    link: { label: 'Sanctions policy', href: '/sanctions' },
  },
  website: {
    title: 'This website',
    question: 'What does this website collect?',
    answer: 'Very little.',
    paragraphs: [
      'No advertising, no trackers, no cookies for visitors. Reading a page loads nothing from third parties.',
      'What you type leaves your browser only when you press a button: to send an inquiry, to sign in, or to choose a new password. The list says where each goes, and what is kept.',
    ],
    points: [
      {
        name: 'Contact form',
        text: 'Goes to a form-submission service, which passes it on to us. We use it only to screen for sanctions, to answer you or to consider your application. You can also write directly:',
        link: { label: site.email, href: `mailto:${site.email}` },
      },
      {
        name: 'Unsent inquiry',
        text: 'Stays in this browser tab, so that a reload loses nothing. It is deleted when you send it, sign out in the tab or close it. Your browser can still bring it back with a reopened tab, copy it with a duplicated one, or show it when you go back.',
      },
      {
        name: 'Sign-in',
        text: `Clients only. Email and password go to a hosted sign-in service. The session is kept in your browser’s storage, unencrypted, until you sign out. It ends after ${claim('session')} at the latest, or after eight hours with no page open. The service keeps a hash of the password and the time of sign-in. For each session it keeps the network address and the browser’s name. With a second factor, it also keeps the key of your app and the name that you give the device.${settings.passkeys ? passkeyData : ''}`,
      },
      {
        name: 'New password',
        text: 'The same service sends a link to your email address. The password that you choose goes only to that service; we never see it.',
      },
      ...(settings.captchaSiteKey === null ? [] : [captchaPoint]),
      {
        name: 'Server log',
        text: 'Like any web server, ours sees the network address of each request. If you crawl or probe the site by program, a security filter may block your address.',
      },
      {
        name: 'What it does not have',
        text: 'The site has no comments, no newsletter and no public sign-up.',
      },
      { name: 'Date of this policy', text: articleLanguage.formatDate(site.privacyPolicyDate) },
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
} as const)

const { known, recognised, collected, law, access, retention, rights, refused, website } = privacy

export const metadata = typeset<PageMetadata>({
  kind: 'questions',
  path: 'privacy',
  title: `Privacy policy: location data and your rights | ${site.name}`,
  description: `How ${site.name} handles location data: whose data we use and on what legal ground, how long we keep it, where it is stored, and how to use your rights.`,
  questions: [known, recognised, collected, law, access, retention, rights, refused, website].map(
    ({ question, answer, paragraphs }) => ({ question, answer: [answer, ...paragraphs].join(' ') }),
  ),
})

export const sources = [
  'adequacy2002',
  'ccpa',
  'demontjoye2013',
  'eipa',
  'gdpr',
  'law25',
  'pipeda',
  'privacyact',
  'privatesectoract',
  'quebecaccessact',
] as const satisfies readonly SourceKey[]
