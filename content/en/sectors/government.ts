import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import type { Sector } from '#content/schema/sector.ts'

export const government: Sector = {
  slug: 'government',
  icon: 'vault',
  title: 'Government & Defense',
  description: 'Pattern of life, route risk and site protection, inside your own accreditation boundary.',
  summary:
    'Pattern of life, route risk and site protection for government and defence, run inside your accreditation boundary and traceable to a single fix.',
  intro: `An analyst reads the day for the stop that no routine explains: ${dayWord('day.short.minutes.word')} minutes at ${dayWord('day.short.place')}, on the way from one long stay to another.`,
  fullDescription: [
    'Defence questions come with a place and a date: is this route being watched, does this site have a visitor with a habit, has our own convoy become easy to wait for? We answer on your network, up to a full air gap, and hand over the fixes, the parameters and the rule behind each finding. A review body should be able to repeat the work without us in the room.',
    'The same methods read in both directions, so we point them at your own forces first. Suppose that a convoy owns three routes and takes them on eight, one and one of ten mornings. Its route entropy is 0.92 bits of a possible 1.58, which is worth 1.9 equally used routes (2 to the power 0.92), and an observer who always bets on the favourite is right on four mornings of five. Three roads on the map were fewer than two in practice.',
    'The limits are the adversary’s as much as ours. Devices are left at home, swapped, or walked along a false routine, so silence is an observation with a probability and never a proof. A finding from movement alone is a lead. Collection rests on your legal authority, which is a required field of the project and not a footnote to it.',
  ],
  benefits: [
    {
      name: 'Inside your boundary',
      text: 'Runs on your hardware with no telemetry, no licence server and no outside map service. Data stays under the accreditation it already has.',
    },
    {
      name: `Alerts in ${claim('alertLatency')}`,
      text: `Alert latency is ${claim('alertLatency')}, at a post that may have two people awake. Monitoring is ${claim('monitoring')}.`,
    },
    {
      name: 'Findings that survive review',
      text: 'Each assessment can be walked back to its fixes, thresholds and authority, in the order in which an oversight body asks for them.',
    },
    {
      name: 'Your own signature, first',
      text: 'Before anyone else’s movement is read, the report shows what yours gives away: timing, routes, halts, radios.',
    },
    {
      name: 'Recovery with a clock on it',
      text: `RTO ${claim('recoveryTime')} and RPO ${claim('recoveryPoint')}, for each enclave, because a restored map without its policy layer would be a spill.`,
    },
  ],
  useCases: [
    {
      name: 'Pattern of life around a site',
      text: 'Who stops within sight of the fence, for how long, and how much more often than the neighbourhood explains. Dwell outside is counted as carefully as entry.',
    },
    {
      name: 'Route risk',
      text: 'Entropy by route and departure, with the choke points where alternatives merge. Three routes that share one bridge are one route.',
    },
    {
      name: 'Counter-surveillance',
      text: 'A fingerprint that meets your convoy on separate days within the life of one salt, tested against everybody who simply lives along the road.',
    },
    {
      name: 'Perimeter of a temporary camp',
      text: 'A mesh of nodes fixes its own positions, then says on which side its geometry is weak, so that the gap gets a patrol.',
    },
    {
      name: 'Borders between crossings',
      text: 'Hits from ground sensors, radar and cameras become trips with a start, a speed and a bearing. One walker who passes nine sensors is one event.',
    },
    {
      name: 'Defense Logistics',
      text: 'Dwell at each node of a supply chain, by quarter-hour. The mean hides the two hours at one gate on the day it mattered.',
    },
    {
      name: 'Interference with navigation',
      text: 'Jamming and spoofing mapped from the order in which receivers lose lock or start to agree on a place where none of them is.',
    },
    {
      name: 'Shared dependencies',
      text: 'Which critical sites rest on the same road, substation or mast, found from the trips that serve them and not from the org chart.',
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
      text: 'The control catalogue of the Canadian Centre for Cyber Security, formerly ITSG-33 Annex 3A, and its profile ITSP.10.033-01. We supply evidence against the profile your assessor names; the authority to operate is the department’s to give.',
    },
    {
      name: 'Privacy Act (Canada)',
      text: 'Section 4 lets a federal institution collect only what relates directly to one of its programs or activities. A project names which before the first query.',
    },
    {
      name: 'Controlled Goods Program',
      text: 'Under the Defence Production Act, whoever examines, possesses or transfers controlled goods in Canada must be registered or exempt. The check comes before any file moves, technical drawings included.',
    },
    {
      name: 'ITAR',
      text: 'United States rules on defence articles and technical data (22 CFR 120 to 130). Controlled layers carry a label, and access follows the citizenship and location on your record, whatever the job title.',
    },
    {
      name: 'DoD SRG IL5',
      text: 'For controlled unclassified information of higher sensitivity and unclassified national security systems. Anything classified belongs on your own network, and our install goes there instead.',
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
      text: 'Controls, data flows and test results as OSCAL, so that nobody retypes a spreadsheet into another.',
    },
    {
      name: 'Works behind a diode',
      text: 'Imports need no acknowledgement and exports wait at your guard; a one-way link is a supported network, not a fault.',
    },
    {
      name: 'Own-force compartment',
      text: 'Friendly tracks are a compartment of their own, masked even for the analyst who fuses everything else.',
    },
    {
      name: 'Competing hypotheses',
      text: 'An assessment lists its rivals in the manner of Heuer (1999), with the one observation that would tell them apart.',
    },
    {
      name: 'Two times on everything',
      text: 'When it happened and when you knew: an inquiry reads the second, and most systems store only the first.',
    },
  ],
  closing: {
    title: 'Inside your fence.',
    text: 'A first briefing can be held at your level, on your premises, with synthetic data. We bring the method; you decide later what it may see.',
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
