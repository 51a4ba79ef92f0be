import { claimDefinitions } from '#content/en/claims/definitions.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { headlineClaims } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  type: 'AboutPage',
  path: 'about',
  title: `About ${site.name}: mission, values, people, history`,
  description:
    'A Canadian reader of movement: what we are for, four values with what each one costs, six team areas, who checks us, and a history told by what was learnt.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['values', 'teams', 'standing', 'history', 'figures'] as const

export const about = {
  title: 'We mark the way where there is no road.',
  notes: [`About ${site.name}`, 'Ottawa, Canada', 'Mission-critical operations'],
  lead: 'A cairn is a stack of stones, left by those who passed for those who follow. A line is a path through several. Ours are made of time: each stone is a place where someone stayed, each line a trip between two.',
  purposes: [
    {
      name: 'Mission',
      creed: 'Show those who must act where movement pauses, while it can still change what they do.',
      text: 'GPS, BLE, Wi-Fi probes, cellular metadata, IoT and third-party feeds go in. Staypoints, trips and patterns come out, each with the confidence it has earned. Our reader is someone who will be asked afterwards why they decided as they did.',
    },
    {
      name: 'Vision',
      creed: 'A country that can read its movement without reading its people.',
      text: 'A city should see a crowd form, a road fail or a pattern change, on data that stays within its own borders and names nobody. The last four words are the hard part. They decide what we build and what we decline.',
    },
  ],
  values: {
    note: 'Core values',
    title: 'Four values, and what each one costs.',
    text: 'A value that costs nothing is decoration. So each stands here with its price.',
    price: 'Its price',
    items: [
      {
        name: 'Precision',
        href: '/about/precision',
        text: 'Each result carries its error, its parameters and its source.',
        price: 'We lose the simple answer. Some of our reports end in ‘not known’.',
      },
      {
        name: 'Security First',
        text: 'Who may see a record is settled before the first one is read.',
        price: 'The start is slow. There is nothing to look at until access is agreed, in writing.',
      },
      {
        name: 'Privacy by Design',
        text: 'Identifiers are stripped before analysis. Only an order for one device, or a person’s own agreement, makes an exception.',
        price: 'There are questions we can no longer answer, even when it is right to ask them.',
      },
      {
        name: 'Adaptability',
        text: 'Snow, a strike, a new model of phone: the method follows the world, and the change is written down.',
        price: 'Last year’s number may not stand beside this year’s until both are computed alike.',
      },
    ],
  },
  teams: {
    note: 'Team areas',
    title: 'Six areas, one record.',
    text: 'Each asks something else of it. The first four sign our articles.',
    link: { label: 'Work with us', href: '/careers' },
    areas: [
      { name: 'Research', text: 'What could be known here, and what would show us that it is false?' },
      {
        name: 'Engineering',
        text: 'Does it hold at the rate at which the world produces it, at three in the morning?',
      },
      { name: 'Defense', text: 'What will whoever holds the answer do next, and what if it is wrong by one street?' },
      { name: 'Security', text: 'If someone were already inside, which line of the log would show it?' },
      { name: 'Field Operations', text: 'What does the sensor see from where it really hangs, behind the new sign?' },
      {
        name: 'Privacy & Policy',
        text: 'Is this lawful, is it necessary, and would we explain it to the person it is about?',
      },
    ],
  },
  standing: {
    note: 'Security & Compliance',
    title: 'Audited every year.',
    text: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. Compliance audits and reviews of the sanctions policy are ${claim('complianceAudits')}; new designations are reviewed ${claim('designations')}. FedRAMP High is authorization in progress (Ready status achieved).`,
    links: [
      { label: 'Security principles', href: '/security' },
      { label: 'Privacy', href: '/privacy' },
    ],
  },
  history: {
    note: 'History',
    title: 'Three strata.',
    text: 'No dates: a layer is told by what lies in it. The newest is on top, so you read downwards, into the past.',
    layers: [
      {
        name: 'Confidence',
        learnt: 'We learnt to say how sure we are.',
        text: 'Two feeds put one stop in two places, and both were right within their error. Since then a record carries its envelope, its parameters and its provenance, and feeds can be joined because each says how far to trust it.',
      },
      {
        name: 'Stops',
        learnt: 'We learnt to keep the short ones.',
        text: `A whole day fits into ${dayWord('day.places.word')} places. What makes it unlike the day before is mostly brief, and a threshold chosen for tidiness deletes it.`,
      },
      {
        name: 'Points',
        learnt: 'We learnt that a point is not a place.',
        text: 'It began with dots on a map, and the belief that more of them would say more. They said the same thing, more often.',
      },
    ],
    seam: `The amber seam: ${dayWord('day.short.minutes')} minutes. Below it they were noise.`,
    next: {
      text: 'What is being laid down now:',
      link: { label: 'Research & Development', href: '/research-development' },
    },
  },
  figures: {
    note: 'Figures',
    title: 'How each figure is measured.',
    text: 'Each figure has one definition: what is measured, and on what. Uptime is a service-level agreement (SLA).',
    columns: ['Figure', 'Value', 'What is measured', 'On what'],
    rows: headlineClaims.map((key) => {
      const { subject, metric, measuredOn } = claimDefinitions[key]
      return { cells: [subject, claim(key), metric, measuredOn] }
    }),
  },
  closing: {
    title: 'Ask us how we know.',
    text: `Pick any number on this site. We tell you how it came about and where it stops being true, in ${claim('reply')}.`,
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Research & Development', href: '/research-development' },
    ],
  },
} as const
