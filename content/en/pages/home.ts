import { claim, claimFigure } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { dayWord } from '#content/en/day-words.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'home',
  path: '',
  title: `${site.name}: geospatial, movement and signals intelligence`,
  description:
    'Canadian geospatial, movement and signals intelligence for government, defence, transit, health, retail and telecom: stops, trips, forecasts and alerts.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['why', 'services', 'benefits', 'sectors', 'security'] as const

export const home = {
  hero: {
    title: ['We read', 'movement.'],
    lead: 'Canadian geospatial, movement and signals intelligence: stops, trips and alerts for government, defence, public safety, transit, health, retail and telecom.',
    actions: [
      { label: `See the ${counts.services} services`, href: '/services' },
      { label: `About ${site.name}`, href: '/about' },
    ],
    /** Further steps, in smaller type. */
    links: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: 'See a sample report', href: '/data/report' },
      { label: 'Try it on your own data', href: '/contact#pilots' },
      { label: 'Client Portal Login', href: '/login' },
    ],
    stars: { pause: 'Pause animation', play: 'Play animation' },
    caption: 'One synthetic day: each stone is a place, and its area is the time spent there.',
  },
  why: {
    title: `Why ${site.name}`,
    text: `Where people stop, the pattern starts. The stones above are one synthetic day: ${dayWord('day.places.word')} places, ${dayWord('day.rest')} at rest, ${dayWord('day.moving')} on the road. The highlighted one is a stop of ${dayWord('day.short.minutes')} minutes. Look only for stops of 15 minutes or more and it disappears. Short stops like this one often matter most, and our methods are built to keep them.`,
    rows: [
      {
        name: 'Stops, not dots',
        text: 'A GPS fix says where a device may have been. A staypoint says where it stayed, for how long, and how sure we are. Most of what we deliver is built on staypoints.',
        link: { label: 'About us', href: '/about' },
      },
      {
        name: `One record, ${counts.services} services`,
        text: `All ${counts.services} services use the same record: place, time, confidence and source. Each service can check what another has found.`,
        link: { label: 'All services', href: '/services' },
      },
      {
        name: 'Methods that show their working',
        text: 'Each estimate comes with its settings and its margin of error. New methods reach operations in four documented steps, and can be rolled back.',
        link: { label: 'Research and development', href: '/research-development' },
      },
      {
        name: `An answer in ${claim('reply')}`,
        text: 'Tell us your question and your area of operations. The reply comes from someone who can answer it.',
        link: { label: 'Contact us', href: '/contact' },
      },
    ],
  },
  services: {
    title: 'Our Services',
    text: `${capital(counts.shown)} services on one data record. We compute each drawing from synthetic data. The highlight marks what to look at first.`,
    link: { label: `All ${counts.services} services`, href: '/services' },
  },
  benefits: {
    title: 'Key Benefits',
    text: 'Three figures and a rule. The About page defines each figure.',
    items: [
      {
        ...claimFigure('precision'),
        name: 'Precision',
        text: 'Location precision. Every record states its margin of error.',
        href: '/about/precision',
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Real-time awareness',
        text: `From receiving an event to sending the alert. Monitored ${claim('monitoring')}, with an uptime SLA of ${claim('uptime')}.`,
        href: '/real-time-awareness',
      },
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Predictive insights',
        text: `Accuracy of predicted counts over an area, in a ${claim('forecastWindow')} forecast window that is updated every ${claim('updateFrequency')}.`,
        href: '/predictive-insights',
      },
      {
        value: 'No names',
        name: 'Privacy by design',
        text: 'We remove identifiers before analysis. There are two exceptions: one device under legal authority, and a person who has agreed.',
        href: '/privacy',
      },
    ],
  },
  sectors: {
    title: 'Sectors We Serve',
    text: `Find yours among ${counts.rows} sectors, and the services that answer its questions. We also serve corporate security.`,
    caption: 'Full dot: core service. Ring: often added later. Dash: not used.',
    columns: {
      sector: 'Sector',
      question: 'What you can find out',
      pageOf: (sector: string) => `See ${sector}.`,
      marks: { 'leans-on': 'core service', adds: 'often added', none: 'not used' },
    },
    link: { label: 'All sectors', href: '/sectors' },
  },
  security: {
    title: 'Security is in Our DNA.',
    text: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. FedRAMP High is authorization in progress (Ready status achieved).`,
    timings: `Critical patches ${claim('patches')}. Mean time to detect ${claim('detection')}. Recovery time ${claim('recoveryTime')}, recovery point ${claim('recoveryPoint')}.`,
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Security principles', href: '/security' },
      { label: 'Sanctions policy', href: '/sanctions' },
    ],
  },
  closing: {
    title: 'Tell us what you need to find out.',
    text: `In a strategic briefing we take your question, your area and your constraints, and tell you what can be found out, with what confidence, and at what cost. We reply in ${claim('reply')}.`,
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Learn More About Us', href: '/about' },
    ],
  },
} as const
