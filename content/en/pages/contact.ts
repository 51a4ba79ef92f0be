import { backToHome } from '#content/en/back-to-home.ts'
import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { withTests } from '#content/en/sectors.ts'
import { claimRange } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { type Topic, testId } from '#content/schema/topic.ts'

const { from, to } = claimRange('reply')

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  type: 'ContactPage',
  path: 'contact',
  title: `Contact ${site.name}: briefings, demos, pilots and NDAs`,
  description: `Ask a question, request a security briefing or a demo, start an NDA, or try a service on your own data. We reply in ${claim('reply')}.`,
})

export const contact = typeset({
  back: backToHome,
  title: 'Contact us',
  lead: `Two lines are enough: what you have to decide, for which area and by when. We reply in ${claim('reply')}.`,
  topics: {
    legend: 'What is it about?',
    names: {
      general: 'General Inquiries',
      briefing: 'Security Briefing',
      nda: 'NDA Process',
      consultation: 'Strategic Consultation',
      demo: 'Demo',
      order: 'Court order',
      support: 'Support',
      compliance: 'Compliance, purchasing',
      careers: 'Careers',
      research: 'Research',
    } satisfies Record<Topic, string>,
    /** Those with a text are the option cards (specification, section 2). */
    texts: {
      general: 'What we do, where we work, and whether we can help.',
      briefing: 'Our controls, certifications and audits, explained to your assessors.',
      nda: 'Your NDA or ours, signed before you send confidential detail.',
      consultation: 'A strategic briefing on one decision, with your question, area and date.',
    } as Partial<Record<Topic, string>>,
    /** Whom each of the others is for, below its name. */
    readers: {
      demo: 'To see or test a service',
      order: 'Police and prosecutors',
      support: 'Clients; barriers on this site',
      compliance: 'Buyers and counsel',
      careers: 'Applicants',
      research: 'Methods and data',
    } as Partial<Record<Topic, string>>,
    /** What to write, above the form that the topic is chosen for. */
    hints: {
      general: 'For example: ‘Which of two shop sites would draw more visits?’ or ‘Is this route being watched?’',
      briefing:
        'For assessors. Write who assesses us, and against which standards. For purchasing, choose ‘Compliance, purchasing’.',
      nda: 'Write whether you send your NDA or want ours, and who signs it.',
      consultation: 'For example: ‘Our parade on 1 July has eight gates. Which one will be full, and when?’',
      order:
        'Write which kind of order it is, which records it produces and by when you need an answer. Leave out the case, names and numbers: we first agree on a channel.',
      demo: 'Write which service you want to see, or a place and a date.',
      support: 'Write which page or service it is, and what happened. Never send a password.',
      compliance:
        'For buyers and counsel. Write which facts of the procurement summary you need, or which standard it is about.',
      careers: 'Sum up your skills, experience and interests. Links to your work are welcome.',
      research: 'Write which method or data it is about, and what you found.',
    } satisfies Record<Topic, string>,
  },
  enquiry: {
    title: 'Write to us',
    text: 'Leave out anything protected or classified, and any personal information that we do not need. If you must send either, tell us first; we then agree on a channel.',
    /** Before the name of the chosen topic, which stands above the fields. */
    chosen: 'Topic',
    change: 'Change the topic',
    /** The test of a sector: what to write, what comes back, and when. That of a service is told in one. */
    write: 'Write',
    get: 'You get',
    test: 'The test',
    when: 'When',
    answer: `We reply in ${claim('reply')}, and agree with you on the date, the data and who may see it. If your date cannot be met, that reply says so.`,
  },
  promise: {
    numeral: `${from}-${to}`,
    title: 'business days to a reply, from someone who can answer',
  },
  steps: [
    { name: 'You write', text: 'Your name, email and message are required.' },
    { name: 'We read', text: 'An analyst reads your message. We also screen for sanctions.' },
    { name: 'We reply', text: 'You get an answer, a question from us, or a clear no.' },
    { name: 'We meet', text: 'Under an NDA, at the classification level that your work needs.' },
  ],
  /** Both stand in the message that the form service sends (specification, section 7). The subject ends with the topic's name. */
  subject: `New Contact Form Submission - ${site.name}`,
  fromName: `${site.name} website`,
  /** How to evaluate the services. Other pages lead here. The count of the offers begins the title. */
  pilots: {
    title: 'ways to test us before you buy',
    text: `Name one in your message, or a test from your sector’s page. We then agree on the data, the place and who may see it.`,
    offers: [
      {
        name: 'A sample of your own data',
        text: 'We find the stops and trips in a sample of your data, on your network or on ours, and give you the results with the settings used.',
        link: { label: 'Human Movement Intelligence', href: '/services/movement' },
        service: 'movement',
      },
      {
        name: 'A forecast that you score',
        text: `Give us a year of counts without its last month. We forecast that month, ${claim('forecastWindow')} at a time, and you score it. Our report shows where we were wrong.`,
        link: { label: 'Geospatial Machine Learning', href: '/services/ml' },
        service: 'ml',
      },
      {
        name: 'Your hardest sharing rule',
        text: 'Describe it in one sentence. We turn it into an access policy, and show how we tried to evade it.',
        link: { label: 'Secure GIS Systems', href: '/services/gis' },
        service: 'gis',
      },
      {
        name: 'Precision before purchase',
        text: 'Send a floor plan or site map with antenna positions. From noise measured on site, we calculate the best possible precision at each spot.',
        link: { label: 'Signals Intelligence', href: '/services/signals' },
        service: 'signals',
      },
      {
        name: 'One past day, replayed',
        text: 'Choose a day that you had to explain afterwards. We replay it under your alert rules, and show when the first correct alert would have come.',
        link: { label: 'Situational Awareness', href: '/services/awareness' },
        service: 'awareness',
      },
      {
        name: 'Meetings tested against chance',
        text: 'Give us records of meetings that you may lawfully use. We show which ties are more than chance, and why.',
        link: { label: 'Social Graph Reconstruction', href: '/services/social' },
        service: 'social',
      },
      {
        name: 'Your event, replayed',
        text: 'Name an event or a plan, and what went wrong last time. We replay the day or, without its data, simulate it with synthetic crowds: you see what we would have shown, and when.',
        link: { label: 'Public Safety', href: '/sectors/publicSafety' },
      },
      {
        name: 'A briefing on your premises',
        text: 'We hold the first briefing at your classification level, with synthetic data. You decide later which data we may see.',
        link: { label: 'Government & Defense', href: '/sectors/government' },
      },
    ],
  },
  direct: {
    title: 'Email us directly',
    rows: [
      {
        name: 'Security promise',
        text: 'Your inquiry is encrypted in transit and reaches us through a form-submission service. We use what you send only for sanctions screening and our answer, or to consider your application. If your rules forbid such a service, write to the address above.',
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
} as const)

/** What to test of a service, by its slug: the form says it to who comes from the page of the service. */
export const serviceTests = contact.pilots.offers.flatMap((offer) => ('service' in offer ? [offer] : []))

/** Places that a link may name. */
export const fragments = [
  'enquiry',
  'sent',
  'pilots',
  ...withTests.map(({ slug }) => testId(slug)),
  ...serviceTests.map(({ service }) => testId(service)),
]
