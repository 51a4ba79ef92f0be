import { claim, claimFigure } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { dayWord } from '#content/en/day-words.ts'
import { signals } from '#content/en/services/signals.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'home',
  path: '',
  title: `${site.name}: geospatial and movement intelligence`,
  description:
    'Canadian geospatial, movement and signals intelligence. GPS, BLE, Wi-Fi probes, cellular metadata and IoT feeds become staypoints, trips and patterns.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['why', 'services', 'benefits', 'sectors', 'security'] as const

export const home = {
  hero: {
    title: ['We read', 'movement.'],
    lead: 'GPS, BLE, Wi-Fi probes, cellular metadata, IoT and third-party feeds become staypoints, trips and patterns that an operations room can act on.',
    actions: [
      { label: `Read the ${counts.services} services`, href: '/services' },
      { label: `About ${site.name}`, href: '/about' },
    ],
    clients: 'Clients:',
    portal: { label: 'Client Portal Login', href: '/login' },
    stars: { pause: 'Pause the stars', play: 'Let the stars fall' },
    caption: 'Fig. 0. One synthetic day as a cairn. Each stone is a place; its area is the time spent there.',
  },
  why: {
    note: `Why ${site.name}`,
    title: 'Where people stop, the pattern starts.',
    text: `The cairn above is one invented person’s day: ${dayWord('day.places.word')} places, ${dayWord('day.rest')} at rest, ${dayWord('day.moving')} on the road. The amber stone is a stop of ${dayWord('day.short.minutes')} minutes. Ask the same data for stops of 15 minutes or more and it disappears. Most of our work is knowing which stone not to lose.`,
    rows: [
      {
        name: 'Stops, not dots',
        text: 'A fix says where a device may have been. A staypoint says where someone remained, for how long, and how sure we are. Most of what we deliver rests on the second.',
        link: { label: 'How we work', href: '/about' },
      },
      {
        name: `One record, ${counts.services} readings`,
        text: `All ${counts.services} services read and write the same record: place, time, confidence, provenance. What one infers, the next can check.`,
        link: { label: 'All services', href: '/services' },
      },
      {
        name: 'Methods that show their working',
        text: 'Each estimate carries its parameters and its error. Research reaches operations in four documented steps, and can be walked back.',
        link: { label: 'Research and development', href: '/research-development' },
      },
      {
        name: `An answer in ${claim('reply')}`,
        text: 'Ask a question about your area of operations and someone who can answer it will reply.',
        link: { label: 'Contact us', href: '/contact' },
      },
    ],
  },
  services: {
    note: 'Our Services',
    title: `One sheet, ${counts.shown} readings.`,
    text: `Every figure is computed, on synthetic data. ${capital(counts.onSheet)} use one sheet of ${dayWord('day.sheet.width')} by ${dayWord('day.sheet.height')} km; ${signals.number} is a plot of ${dayWord('fix.width')} by ${dayWord('fix.height')} m. Amber marks where to look first.`,
    link: { label: 'Our Services', href: '/services' },
  },
  benefits: {
    note: 'Key Benefits',
    title: 'Three figures and a rule.',
    items: [
      {
        ...claimFigure('precision'),
        name: 'Precision',
        text: 'Location precision. Every record carries its error.',
        href: '/about/precision',
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Real-time awareness',
        text: `From an event’s arrival to its alert, watched ${claim('monitoring')}, with an uptime SLA of ${claim('uptime')}.`,
        href: '/real-time-awareness',
      },
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Predictive insights',
        text: `Prediction accuracy, for counts over an area, in a ${claim('forecastWindow')} forecast window renewed every ${claim('updateFrequency')}.`,
        href: '/predictive-insights',
      },
      {
        value: 'No names',
        name: 'Privacy by design',
        text: 'Identifiers are stripped before analysis. Two exceptions: one device under legal authority, and a person who has agreed.',
        href: '/privacy',
      },
    ],
  },
  sectors: {
    note: 'Sectors We Serve',
    title: `${capital(counts.rows)} sectors, and what each one reads.`,
    text: 'Find your row. A full mark is a service that sector leans on; a ring is one it usually adds later. We serve corporate security, too.',
    caption: 'Full mark: leans on. Ring: usually adds later. Dash: not used.',
    columns: {
      sector: 'Sector',
      question: 'What it reads',
      pageOf: (sector: string) => `Its page is that of ${sector}.`,
      marks: { 'leans-on': 'leans on', adds: 'adds', none: 'no' },
    },
    link: { label: 'All sectors', href: '/sectors' },
  },
  security: {
    note: 'Security',
    title: 'Security is in Our DNA.',
    text: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. FedRAMP High is authorization in progress (Ready status achieved).`,
    timings: `Critical patches ${claim('patches')}; mean time to detect ${claim('detection')}; recovery time ${claim('recoveryTime')}; recovery point ${claim('recoveryPoint')}.`,
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Security principles', href: '/security' },
      { label: 'Sanctions policy', href: '/sanctions' },
    ],
  },
  closing: {
    title: 'Bring us the stop you cannot explain.',
    text: `A strategic briefing takes your question, your area and your constraints, and returns what can be known, how surely, and at what cost. Reply in ${claim('reply')}.`,
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Learn More About Us', href: '/about' },
    ],
  },
} as const
