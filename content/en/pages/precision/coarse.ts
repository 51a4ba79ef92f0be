import track from '#content/day/results/track.json' with { type: 'json' }
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { claimNumber } from '#content/facts/claims.ts'

const short = dayWord('day.short.place')
const envelope = dayWord('day.short.envelope')
const shortMinutes = dayWord('day.short.minutes')

/** The precision page from ten kilometres to ten metres. */
export const coarse = typeset({
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
    text: `For analysts: which records belong to one device, and what its day shows. When we link the records of two sensors to one device, at least ${claimNumber('identification')}% of the links are correct. We test this on pairs whose true match is known. A daily summary can hide a short stop. To show this, we compare one day with and without ${short}, a stop of ${shortMinutes} minutes.`,
    figure: {
      number: 'Fig. 3.1.1.',
      caption: `One synthetic day in an area of ${dayWord('day.sheet.width')} by ${dayWord('day.sheet.height')} km. Amber: ${short}.`,
    },
    fold: `Measures of the day with and without ${short}`,
    table: {
      caption: `The same day with ${short} and without it. Radius of gyration: how far the device ranges from the centre of its day (root mean square distance, weighted by time). Entropy: over how many places its time is spread, and how evenly.`,
      columns: ['Measure', `With ${short}`, `Without ${short}`, 'Difference'],
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
      `Without ${short} the radius changes by ${dayWord('day.gyration.loss.metres')} m in ${dayWord('day.gyration')} km, too little to notice. Entropy falls by ${dayWord('day.entropy.loss')} bits; for comparison, one hour less at home (S1) and one more at lunch (S4) would change it by ${dayWord('day.entropy.lunch')}. The ${shortMinutes} minutes are lost among hours at rest. Only the alert clearly shows ${short}. So we compute alerts from individual stops, not from daily summaries.`,
      `Forecasts are measured separately: prediction accuracy is ${claim('predictionAccuracy')} for counts over an area. Forecasts cover a window of ${claim('forecastWindow')} and are updated every ${claim('updateFrequency')}.`,
    ],
  },
  temporal: {
    scale: {
      length: '1',
      unit: 'km',
      top: 1000,
      marks: [
        { label: '500 m', metres: 500 },
        { label: '200 m', metres: 200 },
        { label: `${dayWord('day.D')} m, stop`, metres: track.stayMetres },
      ],
    },
    title: 'Temporal precision',
    text: (minute: string, second: string) =>
      `For dispatchers and traffic engineers: why seconds matter, and how often a device must report to show a stop. At 50 km/h, a vehicle moves ${minute} m in a minute and ${second} m in a second. If a clock is one second wrong, the vehicle can appear on the wrong side of a junction.`,
    reports: `A device that reports every 15 minutes gives at most one position (a fix) during a stop of ${shortMinutes} minutes. One fix cannot show a stop.`,
    table: {
      caption: `Example: a stop of ${shortMinutes} min, with exact fixes at regular intervals, the first at a random time. We count a stop if its fixes span at least ${dayWord('day.T')} min, with no gap of more than ${dayWord('day.gap')} min.`,
      columns: ['One fix every', 'Fixes, mean', 'Stops found'],
      seconds: (value: string) => `${value} s`,
      minutes: (value: string) => `${value} min`,
      share: (value: string) => `${value}%`,
    },
    note: (latency: string) =>
      `Alert latency, from receiving an event, is ${claim('alertLatency')} (${latency} m at 50 km/h). A stop becomes an event only after ${dayWord('day.T')} min.`,
  },
  pipeline: {
    scale: {
      length: '100',
      unit: 'm',
      top: 100,
      marks: [
        { label: '50 m', metres: 50 },
        { label: '20 m', metres: 20 },
        { label: `${envelope} m, ${short}`, metres: track.shortStop.envelopeMetres, hot: true },
      ],
    },
    title: 'The five-step pipeline',
    text: `For engineers and auditors: how fixes become stops and trips. A stop lasts at least ${dayWord('day.T')} minutes within ${dayWord('day.D')} m of its first fix, with no gap of more than ${dayWord('day.gap')} minutes. Each of the five steps leaves a record that can be traced back to the fixes. The numbers below are those of the example day.`,
    figure: {
      number: 'Fig. 3.1.4.',
      caption: `One part of the map at four stages: raw, filtered, staypoints (places where a device stopped), trips. Amber: the fixes set aside; later, ${short}.`,
    },
    steps: [
      {
        title: 'Acquisition',
        text: `${dayWord('day.fixes')} fixes, each with its source, its time and the accuracy that the sensor reports.`,
      },
      {
        title: 'Normalization',
        text: 'All fixes get one coordinate system, time base and unit. Pseudonyms made with a secret key replace identifiers.',
      },
      {
        title: 'Verification',
        text: `${dayWord('day.rejected.Word')} fixes are set aside, not deleted: each jumps more than ${dayWord('day.filter.metres')} m from the median of ${dayWord('day.filter.window.word')} consecutive fixes, and back.`,
      },
      {
        title: 'Integration',
        text: `${dayWord('day.stays.Word')} stops at ${dayWord('day.places.word')} places, and ${dayWord('day.trips.word')} trips. Where several sensors report, we merge their records by confidence score.`,
      },
      {
        title: 'Delivery',
        text: 'You request the record, its settings and its sources by RESTful API, or we send them by webhook.',
      },
    ],
    impact: {
      at: '100 m',
      title: 'Defense Logistics',
      text: 'You see which road a convoy took. An unplanned stop raises an alert without a report from the convoy.',
    },
  },
  environments: {
    scale: {
      length: '10',
      unit: 'm',
      top: 10,
      marks: [
        { label: `${dayWord('day.centre.median')} m, median centre`, metres: track.centreMetres },
        { label: '2 m', metres: 2 },
      ],
    },
    title: 'Environments and error correction',
    text: 'For field teams: what makes a fix wrong where you work, and what corrects it. Each environment causes its own error. The record names the environment.',
    table: {
      fold: 'Six environments: error and correction',
      columns: ['Environment', 'What goes wrong', 'What corrects it', 'What the record says'],
      rows: [
        {
          cells: [
            'Open sky',
            'Atmosphere, orbit, satellite clock',
            'Corrections from reference stations, phase of the carrier wave',
            `A margin of error ${claim('precision')}`,
          ],
        },
        {
          cells: [
            'Street canyon',
            'Reflected signals arrive late',
            'Check against a model of the buildings and the road map',
            'An ellipse of error across the street',
          ],
        },
        {
          cells: [
            'Indoors',
            'Satellites out of view',
            'Wi-Fi and Bluetooth distances to known points',
            'Room and floor, each with its confidence',
          ],
        },
        { cells: ['Tunnel', 'No signal', 'Speed and heading, from entrance to exit', 'An estimate, marked as one'] },
        {
          cells: [
            'Jammed, spoofed',
            'Jammed: no position. Spoofed: a false position that looks good',
            'Cross-check with cellular and motion-sensor data',
            'Flagged, and left out of averages',
          ],
        },
        {
          cells: [
            'Short stop',
            'Fixes of arrival and departure counted with the stop',
            'More fixes at rest; if too few, a wider margin',
            `Example day, GPS alone, radius that holds 68% of a stop’s fixes: ${envelope} m for ${short}, ${dayWord('day.envelope.least')} to ${dayWord('day.envelope.most')} m for other stops`,
          ],
          hot: true,
        },
      ],
    },
    phones: {
      fold: 'What a phone reports by itself',
      caption:
        'What a phone reports by itself, without the multi-band receivers, corrections and surveyed points that bring us below a metre: errors in published tests. The record keeps the source of each position.',
      columns: ['Source', 'Error', 'Test'],
      rows: [
        {
          cells: [
            'Satellites, outdoors',
            '8 m',
            'Mean of the medians of ten tests of 20 minutes, iPhone 3G (Zandbergen 2009)',
          ],
        },
        { cells: ['Satellites, in a city', '7 to 13 m', 'Mean errors, iPhone 6 (Merry & Bettinger 2019)'] },
        {
          cells: [
            'Wi-Fi, by a list of access points',
            '74 m',
            'Median of 58 positions indoors, iPhone 3G (Zandbergen 2009)',
          ],
        },
        { cells: ['Cell towers', '600 m', 'Median of 64 positions indoors, iPhone 3G (Zandbergen 2009)'] },
      ],
    },
    impact: {
      at: '10 m',
      title: 'Disaster Response',
      text: 'You see where devices are, by block and by side of a flooded road, and how many have not moved since the flood.',
    },
  },
} as const)
