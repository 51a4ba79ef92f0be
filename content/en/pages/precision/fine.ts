import { claim, claimFigure } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'

/** The precision page from one metre to one centimetre. */
export const fine = typeset({
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
    text: (radius: string) =>
      `For site security: how far a fix lies from the true point. Our location precision is ${claim('precision')}. In the example of Fig. 3.1.7, 95 fixes in 100 should lie within ${radius} m of the true point.`,
    figure: {
      number: 'Fig. 3.1.7.',
      caption: (count: number, sigma: string) => `${count} synthetic fixes, error of ${sigma} m per axis. Grid 0.5 m.`,
      alternative: (count: number, radii: string) =>
        `${count} fixes scattered round a centre with rings at ${radii} metres. The few outside the last ring are highlighted.`,
    },
    table: {
      fold: 'Radius of each ring',
      columns: ['Share', 'Radius', 'Fixes in the example'],
      share: (percent: string) => `${percent}%`,
      radius: (metres: string) => `${metres} m`,
      beyond: 'beyond',
    },
    reading: (sigma: string, beyond: string) =>
      `To hold a larger share p of the fixes, a ring needs a larger radius: r = s√(−2 ln(1 − p)), where s, the standard deviation per axis, is ${sigma} m. We keep the ${beyond} highlighted fixes beyond the last ring: even with no fault, one fix in 100 should lie there.`,
    quality: 'Quality-assurance metrics',
    metrics: [
      {
        note: 'integrity',
        ...claimFigure('integrity'),
        text: 'Data integrity: share of records that pass our integrity checks',
      },
      { note: 'latency', ...claimFigure('alertLatency'), text: 'From receiving an event to handing over the alert' },
      { note: 'links', ...claimFigure('identification'), text: 'Share of correct links between two sensors’ records' },
      {
        note: 'uptime',
        ...claimFigure('uptime'),
        text: `Live operations, by service-level agreement (SLA), monitored ${claim('monitoring')}`,
      },
      { note: 'detection', ...claimFigure('detection'), text: 'Mean time to detect a security incident' },
      { note: 'volume', ...claimFigure('dataPoints'), text: 'Data points a day' },
    ],
    impact: {
      at: '1 m',
      title: 'Critical Infrastructure',
      text: (radius: string) =>
        `You see on which side of a fence a device was. At two metres from it, an error of ${radius} m is small enough.`,
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
    text: 'For technical reviewers: what we use to get below a metre, to correct errors and to make results repeatable. One wave of the GPS L1 signal is 19 cm long. A receiver can measure a fraction of that wave (its phase), so it can measure changes in distance of less than 19 cm.',
    blocks: [
      {
        title: 'Hardware',
        items: [
          'Multi-band satellite (GNSS) receivers',
          'Clocks held to reference time at each node',
          'Bluetooth and Wi-Fi radios at surveyed points',
          'Motion sensors for gaps in reception',
        ],
      },
      {
        title: 'Software',
        items: [
          'Corrections streamed to nodes in the field',
          'One time base for every feed',
          'Bit-for-bit replay of stored data',
          'Settings stored with each result',
        ],
      },
      {
        title: 'Algorithms',
        items: [
          'Carrier-phase ambiguity resolution',
          'Kalman and particle smoothing',
          'Hidden Markov map matching',
          'Robust least squares (M-estimators)',
        ],
      },
    ],
  },
  ethics: {
    scale: { length: '1', unit: 'cm', top: 0.01, marks: [] },
    title: 'Ethics',
    text: 'For privacy officers: our limits. Four rules apply to client data.',
    fold: 'Four rules for client data',
    rules: [
      {
        title: 'Your licence sets the precision',
        text: 'Your licence names a grid-cell size. We round positions to that grid before we send them.',
      },
      {
        title: 'No names',
        text: 'Pseudonyms replace identifiers before analysis, with two exceptions: we can follow one device by its own identifier under legal authority that names it, and identify a person who has consented. We destroy the secret key behind each pseudonym when its purpose ends.',
      },
      {
        title: 'Uncertainty is reported',
        text: 'We never give a point without its error region. If we fill a gap, we mark it.',
      },
      {
        title: 'Every alert has a reason',
        text: 'Each alert comes with its rule, its fixes and its settings, in words that the person who decides can explain.',
      },
    ],
  },
} as const)
