import { recordWords } from '#content/en/dataset/record.ts'
import { dayWord } from '#content/en/day-words.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { figureAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'data/report',
  title: `Sample report: one day, ready to print | ${site.name}`,
  description: `What a client receives for one day: finding, map, ${dayWord('day.stays')} stays, ${dayWord('day.trips')} trips and an alert as a report to print, with the same as a record in JSON.`,
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['finding', 'map', 'stays', 'trips', 'method'] as const

export const reportPage = {
  back: { label: 'Back to the data', href: '/data' },
  title: 'Report of one day.',
  notes: ['Sample deliverable', 'Synthetic, invented', `Seed ${dayWord('day.seed')}`],
  lead: `A device rested ${dayWord('day.stays.word')} times at ${dayWord('day.places.word')} places. One stop, ${dayWord('day.short.minutes')} minutes at ${dayWord('day.short.place')}, lay inside the fence; the alert was out at ${dayWord('day.short.alert')}, before it ended.`,
  finding: {
    note: 'Finding',
    title: 'What happened.',
    text: 'Read this first, and the rest only if you must answer for it.',
    columns: ['Quantity', 'Value', 'Means'],
    rows: [
      ['Fixes', dayWord('day.fixes'), `${dayWord('day.rejected')} rejected as impossible`],
      ['At rest', dayWord('day.rest'), `${dayWord('day.stays')} stays at ${dayWord('day.places')} places`],
      ['Moving', dayWord('day.moving'), `${dayWord('day.trips')} trips`],
      [
        'Dwell entropy',
        `${dayWord('day.entropy.full')} bits`,
        `Of ${dayWord('day.entropy.max')} at most; ${dayWord('day.entropy.without')} without ${dayWord('day.short.place')}`,
      ],
      ['Radius of gyration', `${dayWord('day.gyration.full')} km`, 'How far from its centre the day was spent'],
      ['Alert', dayWord('day.short.alert'), `${dayWord('day.T')} minutes at rest inside the fence`],
    ],
    log: 'Events at the fence',
  },
  map: {
    note: 'Map',
    title: 'Where.',
    caption: `The track of the day over its ground; circle area is dwell. In amber ${dayWord('day.short.place')}, the stop of the alert. An invented sheet.`,
    link: { label: 'The map as SVG', href: figureAddress('movement') },
  },
  stays: {
    note: 'Stays',
    title: 'Every stop, with its spread.',
    scrolls: 'Stays in order of arrival; scrolls sideways on a small screen',
    link: { label: 'stays.csv', href: `/${dataset.folder}/stays.csv` },
  },
  trips: {
    note: 'Trips',
    title: 'Every way between.',
    caption: `Trips in order of departure. Synthetic data, seed ${dayWord('day.seed')}.`,
    scrolls: 'Trips in order of departure; scrolls sideways on a small screen',
    /** A trip by its number and the numbers of the stays between which it lies. */
    between: (trip: number, from: number, to: number): string => `${trip}: S${from} to S${to}`,
    columns: ['Trip', 'Departs', 'Arrives', 'min', 'km', 'Median km/h'],
    link: { label: 'trips.csv', href: `/${dataset.folder}/trips.csv` },
  },
  method: {
    note: 'Method',
    title: 'How it was found, and what it does not say.',
    text: [
      `Filter: median of ${dayWord('day.filter.window.word')} fixes, ${dayWord('day.filter.metres')} m. Stay: within D = ${dayWord('day.D')} m for T = ${dayWord('day.T')} min at least, silences up to ${dayWord('day.gap')} min.`,
      ...recordWords.limits,
    ],
    items: [
      {
        label: 'record.json',
        href: `/${dataset.folder}/record.json`,
        text: 'This report for programs: method, stays, trips, places, events, limits.',
      },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'Its form as JSON Schema, draft 2020-12. The record is held against it.',
      },
      { label: 'fixes.csv', href: `/${dataset.folder}/fixes.csv`, text: 'What it was computed from.' },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'A script that finds the stays again.',
      },
    ],
  },
  closing: {
    title: 'Yours would have your question on top.',
    text: 'Bring a day and what you need to decide. The first report answers that, in this form or in yours.',
    actions: [
      { label: 'Request a Demo', href: contactAbout('demo') },
      { label: 'The data behind it', href: '/data' },
    ],
  },
} as const
