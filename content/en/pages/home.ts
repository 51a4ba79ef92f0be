import { claim, claimFigure } from '#content/en/claims.ts'
import { counts } from '#content/en/counts.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { samples } from '#content/en/samples.ts'
import { registerCounts } from '#content/facts/certifications.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'home',
  path: '',
  title: `${site.name}: geospatial, movement and signals intelligence`,
  description:
    'Canadian geospatial, movement and signals intelligence for government, defence, public safety, transit, health, retail and telecom: where people stop and go.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['why', 'services', 'benefits', 'sectors', 'security'] as const

export const home = typeset({
  hero: {
    title: ['We read', 'movement.'],
    lead: 'Canadian geospatial, movement and signals intelligence. Reports, counts, forecasts and alerts show where people stop and how they travel, on screen or by API.',
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Our Services', href: '/services' },
      { label: `About ${site.name}`, href: '/about' },
    ],
    /** What a client receives. The links go on with the label. */
    samples: {
      label: 'See a synthetic sample:',
      links: samples,
    },
    audience: 'Who we serve',
    allSectors: 'All sectors',
    portal: { question: 'Already a client?', label: 'Client Portal Login', href: '/login' },
    stars: { pause: 'Pause animation', play: 'Play animation' },
    caption: 'One synthetic day, drawn as stones: each stone is a place, and its area is the time spent there.',
  },
  why: {
    title: `Why ${site.name}`,
    text: `Each count, forecast and alert comes with its range, so you can decide by its low or its high end. Short stops count, too: the highlighted one above lasts ${dayWord('day.short.minutes')} minutes and raises an alert.`,
    cards: [
      {
        name: 'Stops, not just positions',
        text: 'A position shows where a device may have been. A stop shows where it stayed and how long, with a margin of error.',
        figure: 'movement',
        link: { label: `About ${site.name}`, href: '/about' },
      },
      {
        name: `One record, ${counts.services} services`,
        text: `All ${counts.services} services use one record: place, time, margin of error, pseudonym, confidence and source. Each result cites it.`,
        figure: 'week',
        link: { label: 'All services', href: '/services' },
      },
      {
        name: 'Methods you can check',
        text: 'Each estimate states its settings and margin of error. New methods pass a trial on live feeds, and can be rolled back.',
        figure: 'recovery',
        link: { label: 'Research and development', href: '/research-development' },
      },
      {
        name: 'Runs on your own network',
        text: `You can run the services on your own hardware, up to a full air gap. Ask us how: we reply in ${claim('reply')}.`,
        figure: 'mesh',
        link: { label: 'Contact us', href: contactAbout('consultation') },
      },
    ],
  },
  services: {
    title: 'Our Services',
    text: 'We run the services, or you run them on your own network, even offline.',
    link: { label: `All ${counts.services} services`, href: '/services' },
  },
  benefits: {
    title: 'Key Benefits',
    text: 'How exact our positions are, how fast an alert comes, how accurate a forecast is, and how we protect privacy.',
    items: [
      {
        ...claimFigure('precision'),
        name: 'Precision',
        text: 'The distance of a position from the true point, with multi-band receivers and corrections. Every record states its own margin of error.',
        href: '/about/precision',
        more: { label: 'A phone alone: medians', href: '/about/precision#environments' },
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Real-time awareness',
        text: `The time from receiving an event to handing over its alert. Monitored ${claim('monitoring')}, with an uptime SLA of ${claim('uptime')}.`,
        href: '/real-time-awareness',
      },
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Predictive insights',
        text: `Accuracy of predicted counts over an area, measured on days that the model had not seen. Forecast window ${claim('forecastWindow')}, updated every ${claim('updateFrequency')}.`,
        href: '/predictive-insights',
      },
      {
        value: 'No names',
        name: 'Privacy by design',
        text: 'We remove identifiers before analysis, and treat what remains as personal data. There are two exceptions: we can follow one device by its own identifier under legal authority that names it, and identify a person who has consented.',
        href: '/privacy',
      },
    ],
  },
  findings: {
    title: 'What a summary hides',
    text: 'Four findings of our samples, on synthetic data.',
    items: [
      {
        value: dayWord('ahead.before.minutes'),
        name: 'minutes of warning',
        text: `At a concert, a forecast calls the next team in time on ${dayWord('ahead.likely.in.time')} of ${dayWord('ahead.fuller')} full evenings, for nothing on ${dayWord('ahead.likely.wrong')} of ${dayWord('ahead.quiet')} others.`,
        href: '/data/counts',
        more: 'See the sample',
      },
      {
        value: dayWord('junction.hidden.people'),
        name: 'people, and not one car',
        text: 'They make one turn of a junction by bus or on foot. A count of cars shows that turn empty.',
        href: '/data/junction',
        more: 'See the sample',
      },
      {
        value: `${dayWord('convoy.bridge.share')}%`,
        name: 'of mornings on one bridge',
        text: `A convoy uses ${dayWord('convoy.routes.word')} routes almost evenly. An observer needs to know one minute and one bridge.`,
        href: '/sectors/government',
        more: 'See the sector',
      },
      {
        value: 'Lot B',
        name: 'pays its rent, lot A may not',
        text: 'A shop on lot A may draw more visits, but not enough at the low end of its forecast. Lot B has enough even there.',
        href: '/data/sites',
        more: 'See the sample',
      },
    ],
  },
  sectors: {
    title: 'Sectors We Serve',
    text: `For each sector: what you can find out, and which services you need.`,
    last: {
      title: 'Corporate security',
      text: 'Is one of your sites being watched? Has a traveller stopped where no stop was planned?',
      links: [
        { label: 'Read more', context: 'Corporate security', href: '/sectors#corporate-security' },
        { label: 'All sectors', href: '/sectors' },
      ],
    },
  },
  security: {
    title: 'Security is in Our DNA',
    text: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. ${registerCounts.granted} are named here; the ${registerCounts.laws} laws are not counted among them. FedRAMP High: authorization in progress (Ready status achieved).`,
    /** Below the text. */
    link: { label: 'Ask for the full list of certifications', href: contactAbout('compliance') },
    standards: 'Standards, programs, frameworks and audit reports',
    laws: 'Laws and regulations',
    /** Opens both lists on a phone. */
    fold: (count: number) =>
      `See ${count} names: ${registerCounts.granted}, one in progress and ${registerCounts.laws} laws`,
    /** The badge of an authorization that is not granted yet. */
    open: (name: string) => `${name} (in progress)`,
    timings: `Client data stays within national boundaries, on your own network if you choose. Critical patches ${claim('patches')}. Mean time to detect an incident ${claim('detection')}. After an outage, recovery time ${claim('recoveryTime')} and recovery point (data lost) ${claim('recoveryPoint')}.`,
    links: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Security principles', href: '/security' },
      { label: 'Sanctions policy', href: '/sanctions' },
      { label: 'Procurement summary', href: '/trust/procurement' },
    ],
  },
  closing: {
    title: 'Tell us what you need to find out.',
    text: `Bring your question, your area and your constraints to a strategic briefing. We tell you what can be found out, with what confidence, and at what cost. We reply in ${claim('reply')}.`,
    actions: [
      { label: 'Request Strategic Briefing', href: contactAbout('consultation') },
      { label: 'Learn More About Us', href: '/about' },
    ],
  },
} as const)
