import { claim, claimFigure } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'

const envelope = dayWord('day.short.envelope')

/** The precision page from one metre to one centimetre. */
export const fine = {
  spatial: {
    scale: {
      length: '1',
      unit: 'm',
      top: 1,
      marks: [
        { label: '50 cm', metres: 0.5 },
        { label: '19 cm, one L1 wave', metres: 0.19 },
      ],
    },
    title: 'Spatial precision',
    text: `Location precision is ${claim('precision')}, measured from the true point; metrologists would say accuracy. The example draws such a radius as the one that holds 95 fixes in 100.`,
    figure: {
      number: 'Fig. 3.1.7.',
      caption: (count: number, sigma: string) =>
        `${count} example fixes, seed ${dayWord('day.seed')}, error of ${sigma}\u00a0m per axis. Grid 0.5\u00a0m.`,
      alternative: (count: number, radii: string) =>
        `${count} fixes scattered round a centre with rings at ${radii} metres. The few outside the last ring are amber.`,
    },
    table: {
      columns: ['Share', 'Radius', 'In the example'],
      share: (percent: string) => `${percent}%`,
      radius: (metres: string) => `${metres} m`,
      beyond: 'beyond',
    },
    reading: (sigma: string, beyond: string) =>
      `One instrument, four honest radii: r = s√(−2 ln(1 − p)), with s = ${sigma}\u00a0m. The ${beyond} amber fixes are as real as the rest. A summary drops them; we keep them, since one fix at the wrong side of a fence may be noise or a person.`,
    veil: 'Fig. 3.1.8. Convergence of one rover after a cold start',
    quality: 'Quality-assurance metrics',
    metrics: [
      { note: 'integrity', ...claimFigure('integrity'), text: 'Data integrity' },
      { note: 'latency', ...claimFigure('alertLatency'), text: 'Arrival of an event to its alert' },
      { note: 'entities', ...claimFigure('identification'), text: 'Of joins between sensors, right' },
      { note: 'uptime', ...claimFigure('uptime'), text: `Live operations, by SLA, monitored ${claim('monitoring')}` },
      { note: 'detection', ...claimFigure('detection'), text: 'Mean time to detect an incident' },
      { note: 'volume', ...claimFigure('dataPoints'), text: 'Data points a day' },
    ],
    impact: {
      at: '1 m',
      title: 'Critical Infrastructure',
      text: (radius: string) =>
        `Which side of the fence. At ${radius}\u00a0m that is an answer; at ${envelope}\u00a0m it is an accusation.`,
    },
  },
  work: {
    scale: {
      length: '10',
      unit: 'cm',
      top: 0.1,
      marks: [
        { label: '5 cm', metres: 0.05 },
        { label: '2 cm', metres: 0.02 },
      ],
    },
    title: 'Hardware, software, algorithms',
    text: 'One wave of GPS L1 is 19\u00a0cm long. Below that, precision is no longer collected; it is made, by three kinds of work.',
    blocks: [
      {
        title: 'Hardware',
        items: [
          'Multi-band GNSS receivers',
          'Disciplined clocks at each ingestion node',
          'BLE and Wi-Fi anchors at surveyed points',
          'Inertial sensors for the gaps',
        ],
      },
      {
        title: 'Software',
        items: [
          'Corrections streamed to the edge',
          'One time base for every feed',
          'Bit-for-bit replay of kept data',
          'Parameters stored with each result',
        ],
      },
      {
        title: 'Algorithms',
        items: [
          'Carrier-phase ambiguity resolution',
          'Kalman and particle smoothing',
          'Hidden Markov map matching',
          'Weighted least squares, robust to outliers',
        ],
      },
    ],
    veil: 'Fig. 3.1.9. Receiver bench: phase centre by azimuth and elevation',
  },
  ethics: {
    scale: { length: '1', unit: 'cm', top: 0.01, marks: [] },
    note: 'Ethics',
    title: 'At a centimetre, the bar stops.',
    text: 'A tripod delivers a centimetre. A movement does not need it, and at that length a trace is no longer a journey but a body. These four rules decide how far down the bar a client may read.',
    rules: [
      {
        title: 'Resolution is a permission',
        text: 'A client is licensed to a cell size. Records are coarsened before they leave, not after they arrive.',
      },
      {
        title: 'No names',
        text: 'Identifiers are stripped, and the salt of a fingerprint dies with its purpose. Two exceptions: legal authority over one device, and a person’s own agreement.',
      },
      {
        title: 'Doubt is delivered',
        text: 'An ellipse is never rounded down to a point, and a gap is never filled without saying so.',
      },
      {
        title: 'Every alert has a reason',
        text: 'The rule, the fixes and the parameters, readable by the person who must defend the decision.',
      },
    ],
  },
} as const
