import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { capital } from '#content/languages/capital.ts'
import type { Sector } from '#content/schema/sector.ts'

export const publicSafety = typeset<Sector>({
  slug: 'publicSafety',
  icon: 'crowd',
  title: 'Public Safety',
  pageTitle: 'Public safety: crowds, evacuation, alerts',
  description: 'Where is a crowd now, which way is it moving, and when must the next team be called?',
  summary:
    'Crowds, evacuations and incidents for police, fire, paramedic and emergency services: where people go, what is unusual and where they have not moved.',
  intro:
    'For police, fire, paramedic and emergency services: see where a crowd is going, which roads carry traffic, where people have not moved and, under a court order, where one device has been. Every answer has its margin of error.',
  fullDescription: [
    'You see how dense a crowd is, in people and not in devices, and where people have not left an evacuated area, each with a range to plan by.',
    'A crowd is dangerous when it is dense, not when it is large. Near seven people per square metre it moves almost like a fluid (Fruin 1993), and stewards work to stay far below that. Devices, seen in your feeds or in those of third parties, do not show density directly, because not everyone carries one that we can detect. So we compare device counts (no names) with counts of people at gates, and give a range. Phones change their Wi-Fi and Bluetooth addresses; we do not link the new one to the old, and the head counts correct for it. An example of its own, with invented figures: of 400 people counted at the gates, 248 have a device that we detect, a share of 0.62 (95% interval: 0.57 to 0.67). The 1,200 devices detected inside, divided by this share, stand for 1,935 people; divided by the ends of the interval, for 1,791 to 2,105. On 600 m² in front of a stage, that is 3.2 people per square metre, and 3.5 at the upper end: still below an alert at four.',
    'In a flood or a wildfire, the question is where people have not moved, and search teams get areas with probabilities. A phone at rest in an evacuated zone has three explanations: it is with a person who stayed, it was left behind, or a cell tower has lost power and the phone’s last position is old. We recognize the third case when all devices around the tower fall silent. After the Haiti earthquake of 2010, phone-based estimates of where people had gone agreed well with a large survey (Bengtsson and colleagues 2011).',
    'We forecast calls for service, by place; we do not forecast offenders. Arrest records show where police have been, and a model trained on them sends police there again (Lum & Isaac 2016). Section 2(c) of the Charter protects peaceful assembly. An alert rule for an assembly needs a named authority, and your oversight body can read its log.',
  ],
  errors: {
    caption:
      'The error to expect, by use. All but the last row are from our samples, with synthetic data and 95% intervals.',
    columns: ['Use', 'Example', 'Error', 'Depends on'],
    rows: [
      [
        'Crowd in a zone without gates',
        `${dayWord('crowd.second.place')} at ${dayWord('crowd.second.at')}: ${dayWord('crowd.second.people')} residents; in truth ${dayWord('crowd.second.truth')}`,
        `${dayWord('crowd.second.least')} to ${dayWord('crowd.second.most')}`,
        'The share of people whose device we detect',
      ],
      [
        'Crowd in front of a stage',
        `${dayWord('event.front.density')} people per square metre; in truth ${dayWord('event.front.truth')}`,
        `${dayWord('event.front.least')} to ${dayWord('event.front.most')}`,
        'Receivers at the edge of the area, and head counts',
      ],
      [
        'Crews, by portable radio nodes',
        `${capital(dayWord('mesh.found.word'))} radios, placed by distances that are off by ${dayWord('mesh.ranges.error')} m`,
        `${dayWord('mesh.error')} m on average; one radio could as well be ${dayWord('mesh.ambiguous.away')} m away`,
        'Three distances or more to each radio',
      ],
      [
        'One device under an order',
        'One phone, without any correction (Zandbergen 2009)',
        'Satellites 8 m, Wi-Fi 74 m, cell towers 600 m (medians)',
        'The records that the order produces',
      ],
    ],
    link: { label: 'What receivers, operators and panels show', href: '/data/counts#records' },
  },
  specimen: {
    kind: 'counts',
    title: `The quay has no gates. Devices count ${dayWord('crowd.second.people')} people; in truth, ${dayWord('crowd.second.truth')}.`,
    text: `In a simulated town, a concert in ${dayWord('crowd.peak.place')} has gates; the quay in ${dayWord('crowd.second.place')} has none. From ${dayWord('event.open.from')}, the quay needs a second team of stewards. After the concert nearly everyone leaves at once, and ${dayWord('event.across.share')}% of those who live here cross the bridges north.`,
    more: [
      { label: 'What devices add to gates, and how wrong each count is', href: '/data/counts#beyond' },
      { label: 'One device under a court order: sample report', href: '/data/report' },
    ],
  },
  start: { label: 'What an event needs from you', href: '/data/counts#records' },
  further: {
    label: 'Worked case: how often to count a crowd',
    href: '/blog/from-signal-to-site-mesh-network-localization#worked-case-how-often-to-count-a-crowd',
  },
  benefits: [
    {
      name: 'A warning from the forecast',
      text: `At our simulated concert, the forecast calls the fourth team ${dayWord('ahead.before.minutes')} minutes before it is needed. Tested on ${dayWord('ahead.scored')} other evenings, it is ${dayWord('ahead.off.30.share')}% off after half an hour.`,
      link: { label: 'The warning, and its false alarms', href: '/data/counts#ahead' },
    },
    {
      name: 'An alert from the count',
      text: `The alert confirms the forecast: at the same concert, it comes in 90% of simulations between ${dayWord('event.early.minutes')} minutes early and ${dayWord('event.late.minutes')} late. Alert latency, from the deciding count to the handover of the alert, is ${claim('alertLatency')}.`,
    },
    {
      name: 'One event for every emergency service',
      text: 'Police, fire and paramedics see the same incident on the same map. You decide long before an incident which layers each may open.',
    },
    {
      name: 'A record for an inquest',
      text: 'An inquest asks what was known at a given minute. Replay shows the data that had arrived by then; what came later is kept apart.',
    },
    {
      name: 'Small to install',
      text: `For one event, our case study used ${claim('eventNodes')} ingestion nodes and ${claim('eventServers')} backend server, with a ${claim('eventInterval')} update interval for its counts.`,
      link: {
        label: 'How such a system counts',
        href: '/blog/from-signal-to-site-mesh-network-localization#worked-case-how-often-to-count-a-crowd',
      },
    },
    {
      name: 'A position says how exact it is',
      text: 'Each position keeps its source and its margin of error, on the map and in every file. What to expect, by use, is in section 4.',
      link: { label: 'Error by source', href: '/about/precision#environments' },
    },
  ],
  useCases: [
    {
      name: 'Crowd leaving a match',
      text: 'You see density and flow at each exit, the queue at the station and the exit to open next, in people rather than devices.',
      data: 'Gate counters, with device counts at the exits and on the platform.',
    },
    {
      name: 'One device under a court order',
      text: 'You give us the operator’s records or the tracker’s positions, with the order’s number, scope and expiry. You get stops and trips with their margins of error, nothing outside the scope, and what such records cannot show.',
      data: 'The records that the order produced.',
    },
    {
      name: 'Wildfire evacuation',
      text: 'You see the share of people who have left each zone, the traffic that remains on each road, and the few blocks where devices stay after the order. A block below the smallest count that you set shows no number, so agree on it before the incident.',
      data: 'Counts of phones from mobile operators, traffic counters, your zones.',
    },
    {
      name: 'Flood and closed roads',
      text: 'If traffic on a road stopped an hour ago, we mark the road as possibly closed, even if the map shows it as open. Detours show up as longer trips.',
      data: 'Positions of your vehicles (AVL, automatic vehicle location), or traffic counters.',
    },
    {
      name: 'Missing person',
      text: 'Under a judicial order, or an emergency power that is put on record, we turn the last trips of one device into a search area with probabilities. We follow one device by its own identifier only under legal authority that names it, or with the person’s consent.',
      data: 'The operator’s records of that device.',
    },
    {
      name: 'Ambulance standby',
      text: 'You can plan standby posts for the upper end of the call forecast, so that a bad hour is covered.',
      data: 'Your own call records, from computer-aided dispatch (CAD).',
    },
    {
      name: 'Hazard plume',
      text: 'We show how many people are inside the modelled area now, and how many will be there if the wind turns.',
      data: 'Counts of phones from mobile operators; the area from your plume model.',
    },
  ],
  technologies: [
    'Common Alerting Protocol 1.2 with the Canadian profile',
    'NENA i3 location objects (PIDF-LO) for NG9-1-1',
    'Cursor on Target to field teams',
    'OGC SensorThings for river gauges and air sensors',
    'Crowd density by Kalman-filtered counts at screenlines',
    'Time-dependent shortest paths for evacuation',
    'Spatial scan statistics for clusters (Kulldorff 1997)',
    'Offline edge nodes with later reconciliation',
  ],
  compliance: [
    {
      name: 'Criminal Code and Charter',
      text: 'A court orders tracking data under section 487.017 and transmission data under 487.016. Live tracking needs a warrant under 492.1, a transmission data recorder one under 492.2. No query under an order runs until its number, scope and expiry are entered. Your counsel decides whether a collection is a search under section 8 of the Charter, and gets the data flow for it, step by step.',
    },
    {
      name: 'R. v. Rogers Communications, 2016 ONSC 70',
      text: 'An order for all phones near a cell tower must be no wider than the investigation needs. Before you swear the application, we estimate from the operator’s coverage and counts how many subscribers the proposed place and time would include.',
    },
    {
      name: 'Disclosure to the Crown',
      text: 'You can disclose the input with its checksums, the settings, the version and the log, and a script that computes the stops again. You state the purpose of a case; where that includes disclosure and appeal, its data is kept until they end.',
    },
    {
      name: 'Access and privacy acts',
      text: 'MFIPPA and FIPPA in Ontario, the Act respecting Access in Québec, the Privacy Act for federal institutions. You can answer an access request without revealing another person’s data. For your privacy impact assessment, we give you what each feed contains, what is removed, and who may see the rest.',
    },
    {
      name: 'ISO 22320 and ICS Canada',
      text: 'A standard and a command system for managing incidents. On screen, roles, objectives and operational periods have the names that responders know.',
    },
    {
      name: 'CPIC, CJIS, ITSP.10.033',
      text: 'CPIC results stay in your system; ours keeps only an event number. Where United States data is involved, we work to the FBI’s CJIS Security Policy: multi-factor sign-in, validated encryption, fingerprint-based checks of staff. For a Canadian assessment, you get evidence for the profile that your assessor names (ITSP.10.033).',
    },
  ],
  keyFeatures: [
    {
      name: 'Density with its margin of error',
      text: 'People per square metre, computed from devices, gates and area, each shown with its uncertainty.',
    },
    {
      name: 'Silent phone or failed cell tower',
      text: 'The map has different symbols for a tower without power and for a silent phone, and does not show a street without devices as empty.',
    },
    {
      name: 'Authority before query',
      text: 'Without the person’s consent, a search for one person starts only with an authority on record, and ends when that authority expires. It is counted in a report to your oversight board.',
    },
    {
      name: 'Readable rules',
      text: `A sergeant can explain it in court: ‘Alert command when the count in ${dayWord('crowd.peak.place')} is above ${dayWord('event.limit')}, from 18:00 to 23:00; authority: event plan.’ It states on which month of data it was tested.`,
    },
    {
      name: 'Public warning hand-off',
      text: 'A polygon drawn for the incident becomes a draft CAP message; the authorized official sends it, not the software.',
    },
  ],
  test: {
    label: 'Replay or plan an event',
    write:
      'A past day: the event, its date, what went wrong and which records you have. A day to come: the date, the number of gates, their total width and the number expected; we agree on a channel for the site plan. No case information: write only ‘one device under an order’, and we agree on a channel.',
    get: 'A past day: what you would have seen, and when. A day to come: how often to count each zone, and when alerts would come on a simulated evening.',
  },
  closing: {
    title: 'Planning for an event?',
    text: 'For a past day, bring counts every five minutes and your alert limits. We show what you would have seen, and when. For a day to come, bring the site plan: we simulate the evening, and say so.',
  },
  sources: [
    'bengtsson2011',
    'cap12',
    'charter',
    'criminalcode',
    'fruin1993',
    'iso22320',
    'itsp10033',
    'kulldorff1997',
    'lum2016',
    'mfippa',
    'privacyact',
    'quebecaccess',
    'rogers2016',
    'zandbergen2009',
  ],
})
