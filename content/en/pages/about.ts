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
  description: `${site.name} is a Canadian geospatial, movement and signals intelligence company: mission, values, teams, certifications, and how each figure is measured.`,
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['values', 'teams', 'standing', 'history', 'figures'] as const

export const about = {
  title: 'We mark the way where there is no road.',
  notes: [`About ${site.name}`, 'Ottawa, Canada', 'Mission-critical operations'],
  lead: `${site.name} is a Canadian provider of geospatial, movement and signals intelligence. A cairn is a stack of stones that marks a route; a line is the path through several. In our data each stone is a place where a device stayed, and the line is the trip between places.`,
  purposes: [
    {
      name: 'Mission',
      creed: 'Show decision-makers where people and vehicles stop and move, in time to act on it.',
      text: 'We take in GPS, BLE, Wi-Fi probes, cellular metadata, IoT and third-party feeds. We deliver staypoints (the places where a device stopped), trips and patterns, each with its confidence. Our clients have to explain their decisions later; we give them the evidence.',
    },
    {
      name: 'Vision',
      creed: 'A country that understands its movement without watching its people.',
      text: 'A city should see a crowd form, a road fail or a pattern change, on data that stays within national borders and names no one. Keeping names out is the hard part: it decides what we build and what we decline.',
    },
  ],
  values: {
    title: 'Core values',
    text: 'Four values, and what each one costs us. We state the trade-off beside each.',
    price: 'The trade-off',
    items: [
      {
        name: 'Precision',
        href: '/about/precision',
        text: 'Each result comes with its margin of error, its settings and its source.',
        price: 'Some of our reports say ‘not known’ instead of giving a simple answer.',
      },
      {
        name: 'Security First',
        text: 'We agree who may see the data before anyone opens it.',
        price: 'Starting takes longer: we show nothing until access is agreed in writing.',
      },
      {
        name: 'Privacy by Design',
        text: 'We remove identifiers before analysis. There are two exceptions: a legal order for one device, and a person who has agreed.',
        price: 'Some questions we can no longer answer, even when there is a good reason to ask.',
      },
      {
        name: 'Adaptability',
        text: 'Snow, a strike, a new model of phone: when conditions change we change the method, and record the change.',
        price: 'Last year’s figure may have to be recomputed before you can compare it with this year’s.',
      },
    ],
  },
  teams: {
    title: 'Team areas',
    text: 'Six teams work on the same data, and each asks a different question of it. The first four write our articles.',
    link: { label: 'Work with us', href: '/careers' },
    areas: [
      { name: 'Research', text: 'What can be known here, and what would show us that we are wrong?' },
      { name: 'Engineering', text: 'Does the system keep up with the data, also at three in the morning?' },
      { name: 'Defense', text: 'What will the commander do with this answer, and what if it is wrong by one street?' },
      { name: 'Security', text: 'If an intruder were already inside, which line of the log would show it?' },
      { name: 'Field Operations', text: 'What does the sensor really see from where it is mounted?' },
      {
        name: 'Privacy & Policy',
        text: 'Is this lawful, is it necessary, and could we explain it to the person it concerns?',
      },
    ],
  },
  standing: {
    title: 'Security & Compliance',
    text: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. Compliance audits and reviews of the sanctions policy are ${claim('complianceAudits')}. New sanctions designations are reviewed ${claim('designations')}. FedRAMP High is authorization in progress (Ready status achieved).`,
    links: [
      { label: 'Security principles', href: '/security' },
      { label: 'Privacy', href: '/privacy' },
    ],
  },
  history: {
    title: 'History',
    text: 'What we have learnt, newest first.',
    layers: [
      {
        name: 'Confidence',
        learnt: 'We learnt to say how sure we are.',
        text: 'Two data feeds placed the same stop in two positions, and both were right within their margin of error. Since then each record states its margin of error, its settings and its source, so that we can combine feeds by how far each can be trusted.',
      },
      {
        name: 'Stops',
        learnt: 'We learnt to keep the short ones.',
        text: `A whole day can fit into ${dayWord('day.places.word')} places. What changes from one day to the next is mostly short, and a threshold set too high deletes it.`,
      },
      {
        name: 'Points',
        learnt: 'We learnt that a point is not a place.',
        text: 'We began with dots on a map, and believed that more dots would tell us more. They did not.',
      },
    ],
    seam: `Highlighted: a stop of ${dayWord('day.short.minutes')} minutes. Our first methods discarded such stops as noise.`,
    next: {
      text: 'What we are working on now:',
      link: { label: 'Research & Development', href: '/research-development' },
    },
  },
  figures: {
    title: 'How each figure is measured',
    text: 'Each figure on this site has one definition: what is measured, and on what. Uptime is a service-level agreement (SLA).',
    columns: ['Figure', 'Value', 'What is measured', 'On what'],
    rows: headlineClaims.map((key) => {
      const { subject, metric, measuredOn } = claimDefinitions[key]
      return { cells: [subject, claim(key), metric, measuredOn] }
    }),
  },
  closing: {
    title: 'Ask about any figure.',
    text: `We tell you how it was measured and where it does not hold, in ${claim('reply')}.`,
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Research & Development', href: '/research-development' },
    ],
  },
} as const
