import { claim } from '#content/en/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const publicSafety: Sector = {
  slug: 'publicSafety',
  icon: 'awareness',
  title: 'Public Safety',
  pageTitle: 'Public safety: crowds, evacuation, alerts',
  description: 'Where is the crowd going before it arrives, and what about it is unusual?',
  summary:
    'Crowds, evacuations and incidents for police, fire, paramedic and emergency services: where people are going, what is unusual, and who has not moved.',
  intro: `See where a crowd is going, which roads still carry traffic and who has not moved, with alerts in ${claim('alertLatency')} of the data’s arrival.`,
  fullDescription: [
    'What makes a crowd dangerous is its density, not its size. Fruin (1993) puts the point at which people move like a fluid near seven per square metre, and stewards work to stay far below it. Devices do not show that number directly, since not everyone carries one that can be heard. So we calibrate against counted gates and give a range. Invented figures: 1,200 devices at 0.62 heard per person are 1,935 people, and with the ratio between 0.57 and 0.67 anything from 1,791 to 2,105. Plan for the upper end.',
    'In a flood or a wildfire, the question is who has not moved. A phone at rest in an evacuated zone may be a person who stayed, a phone on a kitchen table, or the last report of a mast that has lost power. We recognize the third when all devices around it fall silent, and give search teams areas with probabilities. After the Haiti earthquake of 2010, Bengtsson and colleagues (2011) found that the distribution of such counts agreed well with a large survey made afterwards.',
    'We do not forecast offenders. Arrest records show where police have been, and a model trained on them sends police there again (Lum & Isaac 2016), so we forecast places and calls for service. Peaceful assembly is protected by section 2(c) of the Charter; a rule aimed at one needs a named authority, and its log is open to those who oversee you.',
  ],
  benefits: [
    {
      name: 'Early warning of crowding',
      text: 'See the crowd that will fill a platform while it is still leaving the stands. Forecast and count are shown side by side, so you see the error as it grows.',
    },
    {
      name: 'Alerts in time',
      text: `Alert latency is ${claim('alertLatency')}, day and night; the sensor’s own delay is shown beside it.`,
    },
    {
      name: 'One event for every service',
      text: 'Police, fire and paramedics see the same incident on the same map. Which layers each may open is decided long before the incident.',
    },
    {
      name: 'A record that stands',
      text: 'An inquest asks what was known at a given minute. Replay answers from data that had arrived by then, with late arrivals marked.',
    },
    {
      name: 'Fits in a command vehicle',
      text: `Our event case study used ${claim('eventNodes')} ingestion nodes and ${claim('eventServers')} backend server, with a ${claim('eventInterval')} update interval. That fits in a command vehicle.`,
    },
  ],
  useCases: [
    {
      name: 'Crowd leaving a match',
      text: 'Density and outflow per exit, the queue at the station, and the exit to open next, with the number of people per device on screen.',
    },
    {
      name: 'Wildfire evacuation',
      text: 'Zones by the share of people who have left, roads by remaining flow, and the few blocks where devices stay after the order.',
    },
    {
      name: 'Flood and closed roads',
      text: 'A road on which traffic stopped an hour ago is shown as closed, whatever the map says. Detours appear as trips get longer.',
    },
    {
      name: 'Missing person',
      text: 'The first of our two exceptions to ‘no names’: under a judicial order, or an emergency power that is put on record, the last trips of one device become a search area with probabilities.',
    },
    {
      name: 'Ambulance standby',
      text: 'Posts placed for the upper end of the forecast of calls, so that a bad hour is still covered.',
    },
    {
      name: 'Hazard plume',
      text: 'How many people are inside the modelled polygon now, by quarter-hour of the day, and how many will be when the wind turns at five.',
    },
    {
      name: 'Near-repeat burglary',
      text: 'After one burglary, nearby homes are at higher risk for some weeks (Johnson & Bowers 2004). The warning goes to the street and names no suspect.',
    },
    {
      name: 'After-action review',
      text: 'The shift replayed with two sets of rules: the rules used that day, and a better set.',
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
      name: 'CJIS Security Policy',
      text: 'FBI rules for criminal justice information: multi-factor sign-in, validated encryption, fingerprint-based checks of staff who can see it in the clear. We work to them where United States data is involved.',
    },
    {
      name: 'CPIC',
      text: 'Access to the Canadian Police Information Centre belongs to your agency under RCMP policy. Query results stay in your system; ours keeps an event number and nothing else.',
    },
    {
      name: 'Criminal Code',
      text: 'Tracking data is produced under section 487.017, transmission data under 487.016, live tracking under a warrant of 492.1. The order’s number, scope and expiry are fields that a query cannot skip.',
    },
    {
      name: 'R. v. Rogers Communications, 2016 ONSC 70',
      text: 'An order for everyone near a mast must be no wider than the offence needs. We compute how many subscribers a proposed window would touch, before it is sworn.',
    },
    {
      name: 'MFIPPA and FIPPA',
      text: 'Ontario’s access and privacy acts for municipal and provincial bodies. Records are kept so that an access request can be answered without exposing a second person.',
    },
    {
      name: 'ISO 22320 and ICS Canada',
      text: 'Guidelines for incident management. Roles, objectives and operational periods on screen are named as responders were trained to name them.',
    },
  ],
  keyFeatures: [
    {
      name: 'Density with its margin of error',
      text: 'People per square metre, computed from devices, gates and area, each shown with its uncertainty.',
    },
    {
      name: 'Silence explained',
      text: 'A mast without power and a silent phone have separate signs, and a street without devices is not drawn as empty.',
    },
    {
      name: 'Authority before query',
      text: 'A search for one person opens only against a recorded authority, closes when it expires, and is counted in a report to your oversight board.',
    },
    {
      name: 'Readable rules',
      text: 'An alert rule is a sentence that a sergeant can explain in court, with the month on which it was tested.',
    },
    {
      name: 'Public warning hand-off',
      text: 'A polygon drawn for the incident becomes a draft CAP message; the authorized official sends it, not the software.',
    },
  ],
  closing: {
    title: 'Planning an event?',
    text: 'Tell us which one, and what went wrong last time. We replay it on synthetic crowds and show what would have been visible, and when.',
  },
  sources: [
    'bengtsson2011',
    'cap12',
    'charter',
    'criminalcode',
    'fruin1993',
    'iso22320',
    'johnson2004',
    'kulldorff1997',
    'lum2016',
    'mfippa',
    'rogers2016',
  ],
}
