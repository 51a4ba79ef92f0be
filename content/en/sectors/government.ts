import { claim } from '#content/en/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const government: Sector = {
  slug: 'government',
  icon: 'vault',
  title: 'Government & Defense',
  pageTitle: 'Government and defence movement intelligence',
  description: 'Is this route watched? Pattern of life, route risk and site protection, inside your own boundary.',
  summary:
    'Pattern of life, route risk and site protection for government and defence, on your own network, with every finding traceable to the data behind it.',
  intro:
    'Find out who watches a site, which of your routes are predictable and where patterns change, on your own network and under your own authority.',
  fullDescription: [
    'Typical questions: is this route being watched? Does someone visit this site regularly? Has our own convoy become predictable? We answer on your network, with no outside connection if needed, and hand over the data, the settings and the rule behind each finding. A review body can then repeat the work without us.',
    'The same methods show what an adversary could learn about you, so we analyse your own forces first. Suppose that a convoy has three routes and takes them on eight, one and one of ten mornings. Its route entropy, a measure of how evenly the routes are used, is 0.92 bits of a possible 1.58. That is worth 1.9 equally used routes (2 to the power 0.92), and an observer who always bets on the favourite is right on four mornings of five. On paper the convoy has three routes; in effect, fewer than two.',
    'An adversary can leave devices at home, swap them, or carry them along a false routine, so the absence of a signal proves nothing by itself. A finding from movement alone is a lead. Collection rests on your legal authority, which every project has to name.',
  ],
  benefits: [
    {
      name: 'Inside your boundary',
      text: 'Runs on your hardware with no telemetry, no licence server and no outside map service. Data stays under the accreditation it already has.',
    },
    {
      name: `Alerts in ${claim('alertLatency')}`,
      text: `From the arrival of an event to its alert, at any hour. Monitoring is ${claim('monitoring')}.`,
    },
    {
      name: 'Findings that survive review',
      text: 'You can trace each assessment back to its data, thresholds and authority, in the order in which an oversight body asks for them.',
    },
    {
      name: 'Your own exposure first',
      text: 'Before we analyse anyone else’s movement, the report shows what yours gives away: timing, routes, halts and radios.',
    },
    {
      name: 'Defined recovery times',
      text: `Recovery time (RTO) is ${claim('recoveryTime')} and recovery point (RPO) ${claim('recoveryPoint')}, for each enclave. A map is never restored without its access rules.`,
    },
  ],
  useCases: [
    {
      name: 'Pattern of life around a site',
      text: 'Who stops within sight of the fence, for how long, and how much more often than the neighbourhood explains. Time spent outside is counted as carefully as entry.',
    },
    {
      name: 'Route risk',
      text: 'How predictable each route and departure is, with the choke points where alternatives merge. Three routes that share one bridge are one route.',
    },
    {
      name: 'Counter-surveillance',
      text: 'A device that meets your convoy on separate days, known only by a fingerprint that expires, and compared with everyone who simply lives along the road.',
    },
    {
      name: 'Perimeter of a temporary camp',
      text: 'A mesh of radio nodes finds its own positions, then shows on which side its geometry is weak, so that a patrol can cover the gap.',
    },
    {
      name: 'Borders between crossings',
      text: 'Hits from ground sensors, radar and cameras become trips with a start, a speed and a bearing. One walker who passes nine sensors is one event.',
    },
    {
      name: 'Defense Logistics',
      text: 'Time spent at each node of a supply chain, by quarter-hour. An average hides the two hours at one gate on the day it mattered.',
    },
    {
      name: 'Interference with navigation',
      text: 'Jamming and spoofing, mapped from the order in which receivers lose their signal or start to agree on a place where none of them is.',
    },
    {
      name: 'Shared dependencies',
      text: 'Which critical sites depend on the same road, substation or mast, found from the trips that serve them.',
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
      name: 'ITSP.10.033, medium impact',
      text: 'We supply evidence against the profile that your assessor names, from the control catalogue of the Canadian Centre for Cyber Security (ITSP.10.033-01, formerly ITSG-33 Annex 3A). The authority to operate is the department’s to give.',
    },
    {
      name: 'Privacy Act (Canada)',
      text: 'Each project names the program or activity that it serves before the first query, because section 4 lets a federal institution collect only what relates directly to one.',
    },
    {
      name: 'Controlled Goods Program',
      text: 'The check comes before any file moves, technical drawings included. Under the Defence Production Act, anyone who examines, possesses or transfers controlled goods in Canada must be registered or exempt.',
    },
    {
      name: 'ITAR',
      text: 'Controlled layers carry a label, and access follows the citizenship and location on record, whatever the job title. These are the United States rules on defence articles and technical data (22 CFR 120 to 130).',
    },
    {
      name: 'DoD SRG IL5',
      text: 'For controlled unclassified information of higher sensitivity and unclassified national security systems. For classified data, we install on your own network.',
    },
    {
      name: 'CPCSC',
      text: 'Canada’s cyber security certification of defence suppliers. Level 1, a yearly self-assessment against 13 requirements, opened in April 2026; Level 2, by an accredited body, is announced for 2027. A valid CMMC certification is accepted for Level 1.',
    },
    {
      name: 'CMMC Level 3',
      text: 'Adds 24 requirements from NIST SP 800-172 to the 110 of NIST SP 800-171. It concerns the supplier’s whole handling of the data, not one product.',
    },
    {
      name: 'NIST 800-53 Rev 5 and FedRAMP High',
      text: 'Controls for federal systems, and the program that authorizes cloud services against them. FedRAMP High is authorization in progress (Ready status achieved).',
    },
  ],
  keyFeatures: [
    {
      name: 'Evidence for the assessor',
      text: 'Controls, data flows and test results come as OSCAL files, so that you do not retype spreadsheets.',
    },
    {
      name: 'Works over one-way links (data diodes)',
      text: 'Imports need no acknowledgement, and exports wait at your guard.',
    },
    {
      name: 'Own-force compartment',
      text: 'Friendly tracks are kept in a compartment of their own, hidden even from the analyst who sees everything else.',
    },
    {
      name: 'Competing hypotheses',
      text: 'An assessment lists its rival explanations in the manner of Heuer (1999), with the one observation that would tell them apart.',
    },
    {
      name: 'Two times on everything',
      text: 'We store when something happened and when you knew of it. An inquiry needs the second, and most systems store only the first.',
    },
  ],
  closing: {
    title: 'A briefing on your premises.',
    text: 'We hold a first briefing at your classification level, with synthetic data. You decide later which data we may use.',
  },
  sources: [
    'cmmc',
    'cpcsc',
    'defenceproductionact',
    'fips1403',
    'heuer1999',
    'itsg33',
    'itsp10033',
    'privacyact',
    'stanag4774',
    'stanag4778',
  ],
}
