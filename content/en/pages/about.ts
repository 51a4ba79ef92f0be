import { claimDefinitions } from '#content/en/claims/definitions.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { type ClaimKey, claimsOfGroup } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  type: 'AboutPage',
  path: 'about',
  title: `About ${site.name}: mission, values, teams, history`,
  description: `${site.name} is a Canadian geospatial, movement and signals intelligence company: mission, values, teams, certifications and how each claim is measured.`,
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['values', 'teams', 'standing', 'history', 'figures'] as const

const claimGroup = (name: string, keys: readonly ClaimKey[]) => ({
  name,
  rows: keys.map((key) => {
    const { subject, metric, measuredOn } = claimDefinitions[key]
    return { cells: [subject, claim(key), metric, measuredOn] }
  }),
})

export const about = typeset({
  title: `About ${site.name}`,
  lead: `${site.name}, in ${site.address.locality}, is a Canadian provider of geospatial, movement and signals intelligence, in English and French. We turn location and radio data into stops, trips and alerts.`,
  purposes: [
    {
      name: 'Mission',
      creed: 'Show decision-makers, in time to act, where people and vehicles stop and move.',
      text: 'We use feeds from our clients and third parties: GPS, Bluetooth (BLE), Wi-Fi probes, cellular metadata and connected sensors (IoT). We deliver staypoints (places where a device stopped), trips and patterns. Our clients have to explain their decisions later. We give them the evidence.',
    },
    {
      name: 'Vision',
      creed: 'A country that understands how people move, without having to know who they are.',
      text: 'A city should be able to see a crowd form, a road fail or a pattern change. The data should stay within national borders and contain no names. Leaving out names is not enough to protect people, so privacy also decides what we build and what we decline.',
    },
  ],
  values: {
    title: 'Core values',
    text: 'What we hold to, and what you notice of it.',
    /** Before what a client notices of a value. */
    notice: 'You notice',
    items: [
      {
        name: 'Precision',
        href: '/about/precision',
        text: 'Each result comes with its margin of error, its settings and its source.',
        notice: 'A stop on your map is a circle with a radius, never a bare point.',
      },
      {
        name: 'Security First',
        text: 'We agree in writing who may see the data before anyone opens it.',
        notice: 'The log shows who opened your data, and the rule that allowed it.',
      },
      {
        name: 'Privacy by Design',
        text: 'We remove identifiers before analysis. There are two exceptions: we can follow one device by its own identifier under legal authority that names it, and identify a person who has consented.',
        notice: 'In counts of people, a cell below the minimum that you set stays blank.',
      },
      {
        name: 'Adaptability',
        text: 'When snow, a strike or a new model of phone changes the data, we change the method and record the change.',
        notice:
          'Every result names the version of its method, so you can tell a new version from a change in the city.',
      },
    ],
  },
  teams: {
    title: 'Team areas',
    text: 'Six teams work on the same data, and each asks its own question. The first four write our articles.',
    link: { label: 'Work with us', href: '/careers' },
    areas: [
      { name: 'Research', text: 'What can we know from this data, and what would show us that we are wrong?' },
      { name: 'Engineering', text: 'Does the system keep up with the data at every hour?' },
      { name: 'Defense', text: 'What will the commander do with this answer? What if it is wrong by one street?' },
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
    text: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. Compliance is audited ${claim('complianceAudits')}. The sanctions policy is reviewed ${claim('sanctionsReview')}, and new designations ${claim('designations')}. FedRAMP High: authorization in progress (Ready status achieved).`,
    links: [
      { label: 'Security principles', href: '/security' },
      { label: 'Privacy', href: '/privacy' },
    ],
  },
  history: {
    title: 'History',
    text: 'What we learned, newest first. Our name: a cairn is a stack of stones that marks the way where there is no road.',
    layers: [
      {
        name: 'Confidence',
        learnt: 'We learned to say how sure we are.',
        text: 'Two data feeds placed the same stop in two positions, and both were right within their margin of error. Since then, each result states its margin of error, its settings and its source. We use these to give the more reliable feed more weight.',
      },
      {
        name: 'Stops',
        learnt: 'We learned to keep short stops.',
        text: `A whole day can be described by ${dayWord('day.places.word')} places. What differs from the day before can be one short stop. If the minimum length is set too high, the method deletes it. So you choose that length, and each report states it.`,
      },
      {
        name: 'Points',
        learnt: 'We learned that a position is not a stop.',
        text: 'At first we plotted positions on a map, and expected more of them to tell us more. They did not: a thousand positions may be one parked car. Since then, we deliver stops and trips, and positions are only the evidence for them.',
      },
    ],
    seam: `Highlighted: a stop of ${dayWord('day.short.minutes')} minutes. Our first methods discarded such stops as noise.`,
    next: {
      text: 'What we are working on now:',
      link: { label: 'Research & Development', href: '/research-development' },
    },
  },
  figures: {
    title: 'How each claim is measured',
    text: 'Each claim on this site has one definition: what is measured, and on what. Both uptimes are part of a service-level agreement (SLA).',
    /** Opens the claims on a phone. */
    fold: (count: number) => `${count} claims with their definitions`,
    columns: ['Claim', 'Value', 'What is measured', 'On what'],
    groups: [
      claimGroup('Positions and alerts', claimsOfGroup('positions')),
      claimGroup('Platform and queries', claimsOfGroup('platform')),
      claimGroup('Continuity and incidents', claimsOfGroup('continuity')),
      claimGroup('Forecasts', claimsOfGroup('forecasts')),
    ],
  },
  closing: {
    title: 'Ask about any claim.',
    text: `We tell you in ${claim('reply')} how it was measured.`,
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Procurement summary', href: '/trust/procurement' },
    ],
  },
} as const)
