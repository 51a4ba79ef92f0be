import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import { defaults, principles } from './security/rules.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'security',
  title: `Security principles and controls | ${site.name}`,
  description: `How ${site.name} protects client data: eight rules you can check, ${claim('certifications')} certifications, secure defaults, response times, how to report vulnerabilities.`,
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['principles', 'certifications', 'defaults', 'timings', 'accessibility', 'disclosure'] as const

export const security = typeset({
  title: 'Security',
  lead: `Eight rules, secure default settings and ${claim('certifications')} certifications. Each rule comes with a way to check that we keep it.`,
  /** What an assessor asks next. */
  links: [
    { label: 'Procurement summary', href: '/trust/procurement' },
    { label: 'Documents', href: '/trust' },
    { label: 'Hosting and data residency', href: '/privacy#access' },
  ],
  principles,
  certifications: {
    title: 'Certifications',
    text: `${claim('certifications')} certifications, audited ${claim('certificationAudits')}. The register says what each standard in it covers. For FedRAMP High, authorization is in progress (Ready status achieved).`,
    link: { label: `${claim('certifications')} certifications: see the register`, href: '/security/certifications' },
  },
  defaults,
  timings: {
    title: 'Response times',
    text: 'How soon we alert, detect, recover and patch. Detection is an average.',
    rows: [
      {
        name: 'Alert latency',
        value: claim('alertLatency'),
        seconds: claimNumber('alertLatency') / 1000,
        text: 'From receiving the event that triggers an alert to handing the alert over.',
      },
      {
        name: 'Mean time to detect',
        value: claim('detection'),
        seconds: claimNumber('detection') * 60,
        text: `MTTD: the average time from the start of a security incident until we detect it, with ${claim('monitoring')} monitoring.`,
      },
      {
        name: 'Recovery point',
        value: claim('recoveryPoint'),
        seconds: claimNumber('recoveryPoint') * 60,
        text: 'RPO: the longest period before the outage whose data can be lost.',
      },
      {
        name: 'Recovery time',
        value: claim('recoveryTime'),
        seconds: claimNumber('recoveryTime') * 3600,
        text: 'RTO: from an outage until the service is back.',
      },
      {
        name: 'Critical patches',
        value: claim('patches'),
        seconds: claimNumber('patches') * 3600,
        text: 'From the release of a patch until it runs on every system that we operate.',
        hot: true,
      },
    ],
    axis: {
      least: 0.01,
      ticks: [
        { label: '10 ms', seconds: 0.01 },
        { label: '100 ms', seconds: 0.1, minor: true },
        { label: '1 s', seconds: 1 },
        { label: '10 s', seconds: 10, minor: true },
        { label: '1 min', seconds: 60 },
        { label: '10 min', seconds: 600, minor: true },
        { label: '1 h', seconds: 3600 },
        { label: '1 day', seconds: 86_400 },
        { label: '1 week', seconds: 604_800, minor: true },
      ],
    },
    caption: (factor: string) =>
      `Logarithmic scale: the longest limit, highlighted, is ${factor} million times the shortest.`,
    uptime: `Uptime of live operations is ${claim('uptime')} by SLA. Data integrity is ${claim('integrity')}: the share of records that pass checksum, signature and plausibility checks.`,
  },
  accessibility: {
    title: 'Accessibility',
    text: 'This site is built to WCAG 2.2, level AA. The rules below say what that means, with the known limit.',
    rules: [
      {
        title: 'Without scripts',
        text: 'Every public page shall be readable, and the contact form usable, with scripts off. Only sign-in and the client portal need them.',
        check: 'Switch scripts off and reload.',
      },
      {
        title: 'At any size',
        text: 'Text shall grow to twice its size, or be spaced as widely as WCAG asks, with nothing lost. This holds on screens from 320 pixels wide, in light and dark, in forced colours, with more contrast and on paper. To change the spacing, use a browser extension: our security policy blocks bookmarklets.',
        check: 'Zoom in. Print this page.',
      },
      {
        title: 'By keyboard, and without motion',
        text: 'Everything shall be reachable by keyboard, with a visible focus. Nothing shall move for visitors who ask their device for reduced motion, and any animation that starts by itself shall have a button that stops it.',
        check: 'Press Tab to move through the page.',
      },
      {
        title: 'Figures in words',
        text: 'Every figure shall have a text that says what it shows. Known limit: the text of a map does not describe its contours.',
        check: 'Open a page with a figure in a screen reader.',
      },
    ],
    barrier: `Is something hard to read or use? Tell us which page, and which browser or assistive technology you use. We reply in ${claim('reply')}.`,
    link: { label: 'Report a barrier', href: contactAbout('support') },
  },
  disclosure: {
    title: 'Report a vulnerability',
    text: `Have you found a vulnerability in this site? Write to us in English or French. We reply in ${claim('reply')}.`,
    link: { label: `Write to ${site.email}`, href: `mailto:${site.email}` },
    points: [
      {
        name: 'In scope',
        text: 'This website and its client sign-in. If the vulnerability is in software or a service that we use but did not make, please tell its maker as well.',
      },
      {
        name: 'What to send',
        text: 'The address of the page, the steps that show the vulnerability, and what an attacker would gain. Please leave out other people’s personal data.',
      },
      {
        name: 'What not to do',
        text: 'Do not open other people’s accounts or data. Do not slow or interrupt the service, for example with floods of requests. Do not use phishing, and do not target our staff or offices. Use only your own accounts, and stop as soon as you have shown the vulnerability.',
      },
      {
        name: 'Before you publish',
        text: 'Please tell us first, and give us time to fix the vulnerability.',
      },
      {
        name: 'Good faith',
        text: 'If your research keeps to these rules, we treat it as help, not as an attack.',
      },
    ],
  },
  closing: {
    title: 'Request a security briefing.',
    text: `We go through your requirements and show the control, the evidence and the person responsible for each. We reply in ${claim('reply')}.`,
    actions: [
      { label: 'Request a security briefing', href: contactAbout('briefing') },
      { label: 'Read the privacy policy', href: '/privacy' },
    ],
  },
} as const)

export const sources = ['fips1403'] as const satisfies readonly SourceKey[]
