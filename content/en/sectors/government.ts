import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { capital } from '#content/languages/capital.ts'
import type { Sector } from '#content/schema/sector.ts'

export const government = typeset<Sector>({
  slug: 'government',
  icon: 'convoy',
  title: 'Government & Defense',
  pageTitle: 'Government and defence movement intelligence',
  description:
    'Is a site or a route being watched? Which of your routes are predictable? Civil programs: transport and health.',
  summary:
    'Pattern of life, route risk and site protection for government and defence, on your own network, with every finding traceable to the data behind it.',
  intro:
    'Find out whether a site is being watched, which of your routes are predictable and where patterns change. You work on your own network and under your own authority.',
  paper: { label: 'Procurement summary', href: '/trust/procurement' },
  elsewhere: {
    label: 'In a civil department?',
    links: [
      { label: 'Transport demand', href: '/sectors/urbanPlanning' },
      { label: 'Contacts and mobility', href: '/sectors/healthcare' },
      { label: 'Evacuation', href: '/sectors/publicSafety#emergency' },
      { label: 'Counts of visitors', href: '/data/counts' },
    ],
  },
  fullDescription: [
    'You learn whether a site or a route is being watched, and how predictable your own convoys are. With each finding you get the data, the settings and the rule behind it, so an oversight body can repeat the work without us.',
    'We work on your network, even if it has no outside connection. Typical questions: is this route being watched? Does a device return to this site regularly? Has our own convoy become predictable? An adversary can leave devices at home, swap them, or carry them along a false routine, so the absence of a signal proves nothing by itself. A finding from movement alone is only a lead. Data is collected under your legal authority, which we record for every project.',
    `The same methods show what an adversary could learn about you, so we analyse your own forces first. For the convoy above, the route entropy, a measure of how evenly the routes are used, is close to its highest value. But an observer at the bridge, ${dayWord('convoy.minute.word')} minutes after departure, is right on ${dayWord('convoy.bridge.share')}% of mornings. So we measure where a convoy can be expected at each minute.`,
  ],
  specimen: {
    kind: 'report',
    title: `${capital(dayWord('convoy.routes.word'))} routes, yet after ${dayWord('convoy.minute.word')} minutes the convoy is on one bridge on ${dayWord('convoy.bridge.share')}% of mornings.`,
    text: 'The routes are used almost evenly, so a summary would call the convoy hard to predict. The bridge that all of them share gives it away.',
    sample:
      'Our sample report is another case: one device that a legal authority has named, and the minute at which it raised an alert.',
  },
  benefits: [
    {
      name: 'On your own network',
      text: 'The system runs on your hardware, without telemetry, a licence server or an outside map service. Your data stays under its existing accreditation.',
    },
    {
      name: `Alerts in ${claim('alertLatency')}`,
      text: `From receiving the event that triggers the alert to its handover, at any hour. The service and its feeds are monitored ${claim('monitoring')}.`,
    },
    {
      name: 'Findings that survive review',
      text: 'You can trace each assessment back to its data, thresholds and authority, in the order in which an oversight body asks for them.',
    },
    {
      name: 'See your own exposure first',
      text: 'Before we analyse the movement of others, we report what your own reveals: timing, routes, stops and radios.',
    },
    {
      name: 'Defined recovery times',
      text: `Recovery time (RTO) is ${claim('recoveryTime')} and recovery point (RPO, the data lost) ${claim('recoveryPoint')}, for each separate installation (enclave). A map is never restored without its access rules.`,
    },
  ],
  useCases: [
    {
      name: 'Pattern of life around a site',
      text: 'Which devices stop within sight of the fence, for how long, and how much more often than ordinary life in the neighbourhood would explain. We measure stays outside the fence as carefully as entries.',
      data: 'Detections of devices around the site, under your authority.',
    },
    {
      name: 'Route risk',
      text: 'We show how predictable each route and departure is, and the choke points where alternatives meet, such as a shared bridge.',
      data: 'Positions of your own vehicles.',
    },
    {
      name: 'Counter-surveillance',
      text: 'We look for a device that is near your convoy on separate days. It is known only by a pseudonym that expires, and is compared with what is usual on that road. Devices of residents only form that baseline, which is reduced to counts when the purpose ends.',
      data: 'Detections along the road on those days, under your authority.',
    },
    {
      name: 'Perimeter of a temporary camp',
      text: 'A mesh of radio nodes finds its own positions, then shows on which side of the camp it is least precise, so that a patrol can cover the gap.',
      data: 'Distances between your radio nodes.',
    },
    {
      name: 'Borders between crossings',
      text: 'We combine detections from ground sensors, radar and cameras into trips with a start, a speed and a bearing. A walker who passes nine sensors is counted once.',
      data: 'Your ground sensors, radar and cameras.',
    },
    {
      name: 'Defense Logistics',
      text: 'Time spent at each node of a supply chain, by quarter-hour. You see, for example, a two-hour wait at one gate that an average hides.',
      data: 'Vehicle positions, or tags on the loads.',
    },
    {
      name: 'Interference with navigation',
      text: 'We map jamming from the order in which receivers lose their signal, and spoofing from receivers that all report a place where none of them is.',
      data: 'Signal quality from your receivers.',
    },
    {
      name: 'Shared dependencies',
      text: 'Which critical sites depend on the same road, substation or cell tower, found from the trips that serve them.',
      data: 'Vehicle positions or traffic counts; your list of sites.',
    },
  ],
  technologies: [
    'Air-gapped install with signed update bundles',
    'Cursor on Target, MIL-STD-2525 and APP-6 symbols',
    'STANAG 4676 tracks and STANAG 4607 GMTI',
    'STANAG 4774 labels, bound to data by STANAG 4778',
    'MGRS and UTM beside latitude and longitude',
    'TDoA and angle of arrival from fixed and mobile nodes',
    'Route entropy and Markov predictability bounds',
    'FIPS 140-3 modules, client-held keys',
  ],
  compliance: [
    {
      name: 'ITSP.10.033, medium impact (the level of Protected B)',
      text: 'You get controls, data flows and test results for the profile that your assessor names (at medium impact, ITSP.10.033-01). The profile comes from this catalogue of the Canadian Centre for Cyber Security (formerly ITSG-33 Annex 3A). Only the department can give the authority to operate.',
    },
    {
      name: 'Privacy Act (Canada)',
      text: 'Section 4 lets a federal institution collect only what relates directly to one of its programs or activities: we record which, before the first query. Sections 5 to 8 govern notice, accuracy, retention, use and disclosure. The institution answers for them; you get the record of each feed, and the log.',
    },
    {
      name: 'Directives of the Treasury Board',
      text: 'The Directive on Privacy Practices (appendix C) asks for a privacy impact assessment: for yours, we describe what a feed contains and what is removed. The Directive on Automated Decision-Making covers systems behind an administrative decision about a client; our findings are leads, which a person weighs.',
    },
    {
      name: 'Security Requirements Check List (SRCL)',
      text: 'Your department states in it which clearance and safeguards a contract needs from us. What we hold comes on request, with the other facts of the procurement summary.',
    },
    {
      name: 'Controlled Goods Program',
      text: 'We check registration before any file is sent, technical drawings included. Under the Defence Production Act, anyone who examines, possesses or transfers controlled goods in Canada must be registered or exempt.',
    },
    {
      name: 'CPCSC',
      text: 'Canada’s cyber security certification of defence suppliers. Level 1, a yearly self-assessment against 13 requirements, opened in April 2026; Level 2, by an accredited body, is announced for 2027. A valid CMMC certification is accepted for Level 1.',
    },
    {
      name: 'ITAR',
      text: 'The United States rules on defence articles and technical data (22 CFR 120 to 130). We label controlled layers. Access depends on the citizenship and location on record, whatever the job title.',
    },
    {
      name: 'DoD SRG IL5',
      text: 'It covers controlled unclassified information of higher sensitivity and unclassified national security systems. For classified data, we install on your own network.',
      register: ['DoD SRG IL5'],
    },
    {
      name: 'CMMC Level 3',
      text: 'Adds 24 requirements from NIST SP 800-172 to the 110 of NIST SP 800-171. It covers all of a supplier’s handling of the data, not one product.',
      register: ['CMMC Level 3'],
    },
    {
      name: 'NIST 800-53 Rev 5 and FedRAMP High',
      text: 'United States federal controls, and the program authorizing cloud services against them. FedRAMP High: authorization in progress (Ready status achieved).',
      register: ['NIST 800-53 Rev 5', 'FedRAMP High'],
    },
  ],
  keyFeatures: [
    {
      name: 'Evidence for the assessor',
      text: 'Controls, data flows and test results come as OSCAL files, so that you do not retype them.',
    },
    {
      name: 'Works over one-way links (data diodes)',
      text: 'Imports need no reply from your side. Exports wait at your security gateway (guard).',
    },
    {
      name: 'Own-force compartment',
      text: 'Friendly tracks are in a separate compartment, hidden even from analysts who see everything else.',
    },
    {
      name: 'Competing hypotheses',
      text: 'An assessment lists its rival explanations in the manner of Heuer (1999), with the observation that would decide between them.',
    },
    {
      name: 'When it happened, and when you knew',
      text: 'We store both times for everything, because an inquiry needs both.',
    },
  ],
  test: {
    label: 'Plan a briefing on your premises',
    write: 'The place, the classification level and the dates that suit you, and nothing classified.',
    get: 'A first briefing at your level, with synthetic data.',
  },
  closing: {
    title: 'A briefing on your premises.',
    text: 'We hold a first briefing at your classification level, with synthetic data. You decide later which data we may use.',
  },
  complianceNote:
    'Canada: ITSP.10.033 at medium impact (the level of Protected B), Privacy Act, Treasury Board directives, SRCL, Controlled Goods, CPCSC. The requirements of the United States follow.',
  sources: [
    'cmmc',
    'cpcsc',
    'automateddecision',
    'defenceproductionact',
    'fips1403',
    'heuer1999',
    'itsg33',
    'itsp10033',
    'privacyact',
    'privacypractices',
    'stanag4774',
    'stanag4778',
  ],
})
