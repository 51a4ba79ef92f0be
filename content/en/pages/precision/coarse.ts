import { day } from '#content/day/day.ts'
import { shortStop } from '#content/day/readings/moments.ts'
import { median } from '#content/day/track/filter.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'

const short = dayWord('day.short.place')
const envelope = dayWord('day.short.envelope')
const shortMinutes = dayWord('day.short.minutes')

/** The precision page from ten kilometres to ten metres. */
export const coarse = {
  behavioural: {
    scale: {
      length: '10',
      unit: 'km',
      top: 10_000,
      marks: [
        { label: '5 km', metres: 5000 },
        { label: '2 km', metres: 2000 },
      ],
    },
    title: 'Behavioural precision',
    text: 'Across a city the question is not where, but whether this day is like the others. The measures belong to the pattern, and a good one notices a stone missing.',
    figure: {
      number: 'Fig. 3.1.1.',
      caption: `The sheet, ${dayWord('day.sheet.width')} by ${dayWord('day.sheet.height')}\u00a0km. One synthetic day, seed ${dayWord('day.seed')}.`,
    },
    table: {
      caption: `The same day, with ${short} and without it. Radius of gyration is weighted by dwell.`,
      columns: ['Measure', `With ${short}`, `Without ${short}`, 'Lost'],
      rows: [
        {
          cells: [
            'Radius of gyration, km',
            dayWord('day.gyration.full'),
            dayWord('day.gyration.without'),
            dayWord('day.gyration.loss'),
          ],
        },
        {
          cells: ['Entropy, bits', dayWord('day.entropy'), dayWord('day.entropy.without'), dayWord('day.entropy.loss')],
        },
        { cells: ['Minutes at rest', dayWord('day.rest.minutes'), dayWord('day.rest.without'), shortMinutes] },
        { cells: ['Alerts', '1', '0', '1'], hot: true },
      ],
    },
    paragraphs: [
      `Without ${short} the radius changes by ${dayWord('day.gyration.loss.metres')}\u00a0m in ${dayWord('day.gyration')}\u00a0km, and nobody reading radii would notice. Entropy loses ${dayWord('day.entropy.loss')} bits; an hour more at lunch moves it by ${dayWord('day.entropy.lunch')}. Only the alert, a rule about dwell, is lost whole. So we forecast from the stays, never from the summary: prediction accuracy ${claim('predictionAccuracy')} for counts over an area, a window of ${claim('forecastWindow')}, renewed every ${claim('updateFrequency')}.`,
    ],
    veil: 'Fig. 3.1.2. Return times to one place, by weekday',
  },
  temporal: {
    scale: {
      length: '1',
      unit: 'km',
      top: 1000,
      marks: [
        { label: '500 m', metres: 500 },
        { label: '200 m', metres: 200 },
        { label: `${dayWord('day.D')} m, D`, metres: stayParameters.distance },
      ],
    },
    title: 'Temporal precision',
    text: (minute: string, second: string) =>
      `At 50\u00a0km/h a minute is ${minute}\u00a0m and a second is ${second}\u00a0m. A clock one second wrong puts a vehicle on the wrong side of a junction. A sampler that looks every 15 minutes gets at most one fix of a stop of ${shortMinutes}, and one fix is not a stop.`,
    table: {
      caption: `Example: a stop of ${shortMinutes}\u00a0min, regular sampling, random phase, perfect positions, detector at T = ${dayWord('day.T')}\u00a0min.`,
      columns: ['One fix every', 'Fixes, mean', 'Stop found'],
      seconds: (value: string) => `${value} s`,
      minutes: (value: string) => `${value} min`,
      share: (value: string) => `${value}%`,
    },
    veil: 'Fig. 3.1.3. Clock trace of one ingestion node, 24 h',
    note: (latency: string) => `Alert latency ${claim('alertLatency')}: at 50\u00a0km/h, ${latency}\u00a0m.`,
  },
  pipeline: {
    scale: {
      length: '100',
      unit: 'm',
      top: 100,
      marks: [
        { label: '50 m', metres: 50 },
        { label: '20 m', metres: 20 },
        { label: `${envelope} m, ${short}`, metres: shortStop().envelopeMetres, hot: true },
      ],
    },
    title: 'The five-step pipeline',
    text: `The detector’s anchor is ${dayWord('day.D')}\u00a0m, so this is the length at which a fix becomes part of a stop or does not. Five steps, each with a record that can be walked back.`,
    figure: {
      number: 'Fig. 3.1.4.',
      caption: `One crop, four readings: raw, filtered, staypoints, trips. Amber: rejected fixes, then ${short}.`,
    },
    steps: [
      {
        title: 'Acquisition',
        text: `${dayWord('day.fixes')} fixes, each with a source, a clock and its own claim of accuracy.`,
      },
      { title: 'Normalization', text: 'One datum, one clock, one unit. Identifiers become salted fingerprints here.' },
      {
        title: 'Verification',
        text: `${dayWord('day.rejected.Word')} fixes stand too far from the median of their neighbours. Set aside, not erased.`,
      },
      {
        title: 'Integration',
        text: `${dayWord('day.stays.Word')} stays, ${dayWord('day.trips.word')} trips, merged across sensors by confidence.`,
      },
      { title: 'Delivery', text: 'Record, parameters and provenance, by RESTful API or webhook.' },
    ],
    impact: {
      at: '100 m',
      title: 'Defense Logistics',
      text: 'Which road a convoy took and where it closed up. A halt off plan raises an alert before the next report is due.',
    },
  },
  environments: {
    scale: {
      length: '10',
      unit: 'm',
      top: 10,
      marks: [
        { label: `${dayWord('day.centre.median')} m, median centre`, metres: median(day().centreErrors) },
        { label: '2 m', metres: 2 },
      ],
    },
    title: 'Environments and error correction',
    text: 'The same receiver is a different instrument in a field and in a street. Each environment spoils a fix in its own way, has its own remedy, and leaves its own mark in the record.',
    table: {
      columns: ['Environment', 'What goes wrong', 'What corrects it', 'What the record says'],
      rows: [
        {
          cells: [
            'Open sky',
            'Atmosphere, orbit, satellite clock',
            'Differential and carrier-phase corrections',
            `Envelope ${claim('precision')}`,
          ],
        },
        {
          cells: [
            'Street canyon',
            'Reflections arrive late',
            'Rejection by building model, map matching',
            'An ellipse across the street',
          ],
        },
        {
          cells: [
            'Indoors',
            'No sky',
            'Wi-Fi and BLE ranging to known anchors',
            'Room and floor, each with its confidence',
          ],
        },
        { cells: ['Tunnel', 'No signal', 'Dead reckoning between portals', 'A gap, marked as a gap'] },
        {
          cells: [
            'Jammed, spoofed',
            'A false position with a good score',
            'Cross-check with cellular and inertial',
            'Flagged, never averaged in',
          ],
        },
        {
          cells: [
            'Short stop',
            'Arrival and departure counted in',
            'More fixes; a wider envelope until then',
            `${short}: ${envelope}\u00a0m, others ${dayWord('day.envelope.least')} to ${dayWord('day.envelope.most')}`,
          ],
          hot: true,
        },
      ],
    },
    veils: [
      'Fig. 3.1.5. Error surface by block, three cities',
      'Fig. 3.1.6. Multipath residuals, one street, all hours',
    ],
    impact: {
      at: '10 m',
      title: 'Disaster Response',
      text: 'Which block, which side of the washout, how many have not moved since the water came.',
    },
  },
} as const
