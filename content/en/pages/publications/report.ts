import { claim } from '#content/en/claims.ts'
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
  title: `Sample movement intelligence report | ${site.name}`,
  description: `What you receive for one day of data: finding, map, ${dayWord('day.stays')} stops, ${dayWord('day.trips')} trips and an alert, in print and as JSON; all formats, delivery and how a project starts.`,
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['finding', 'map', 'stays', 'trips', 'method', 'delivery', 'onboarding'] as const

export const reportPage = {
  back: { label: 'Back to the data', href: '/data' },
  title: 'Sample report: one day.',
  notes: ['Sample deliverable', 'Synthetic data', 'No real person was tracked'],
  lead: `This is what you receive for one day of data. The finding comes first: one stop of ${dayWord('day.short.minutes')} minutes inside the monitored area, with an alert at ${dayWord('day.short.alert')}, before the stop ended. Formats, delivery and how a project starts follow at the end.`,
  finding: {
    note: 'Finding',
    title: 'What happened.',
    text: `The device stopped ${dayWord('day.stays.word')} times at ${dayWord('day.places.word')} places. ${dayWord('day.short.place')} is the stop inside the monitored area.`,
    columns: ['Quantity', 'Value', 'Meaning'],
    rows: [
      ['Positions (fixes)', dayWord('day.fixes'), `${dayWord('day.rejected')} rejected as impossible`],
      ['Stopped', dayWord('day.rest'), `${dayWord('day.stays')} stops at ${dayWord('day.places')} places`],
      ['Moving', dayWord('day.moving'), `${dayWord('day.trips')} trips`],
      [
        'Dwell entropy',
        `${dayWord('day.entropy.full')} bits`,
        `How evenly time is spread over places: ${dayWord('day.entropy.max')} at most; ${dayWord('day.entropy.without')} without ${dayWord('day.short.place')}`,
      ],
      ['Radius of gyration', `${dayWord('day.gyration.full')} km`, 'How far from its centre the day was spent'],
      ['Alert', dayWord('day.short.alert'), `${dayWord('day.T')} minutes stopped inside the monitored area`],
    ],
    log: 'Events at the monitored area',
  },
  map: {
    note: 'Map',
    title: 'Where.',
    caption: `The track of the day on a synthetic map. The area of a circle is the time spent there. Amber: ${dayWord('day.short.place')}, the stop that raised the alert.`,
    link: { label: 'The map as SVG', href: figureAddress('movement') },
  },
  stays: {
    note: 'Stays',
    title: 'Stops, each with its margin of error.',
    scrolls: 'Stops in order of arrival; scrolls sideways on a small screen',
    link: { label: 'stays.csv', href: `/${dataset.folder}/stays.csv` },
  },
  trips: {
    note: 'Trips',
    title: 'Trips between the stops.',
    caption: `Trips in order of departure. Synthetic data, seed ${dayWord('day.seed')}.`,
    scrolls: 'Trips in order of departure; scrolls sideways on a small screen',
    /** A trip by its number and the numbers of the stays between which it lies. */
    between: (trip: number, from: number, to: number): string => `${trip}: S${from} to S${to}`,
    columns: ['Trip', 'Departs', 'Arrives', 'min', 'km', 'Median km/h'],
    link: { label: 'trips.csv', href: `/${dataset.folder}/trips.csv` },
  },
  method: {
    note: 'Method',
    title: 'Method and limits.',
    text: [
      `A fix is rejected if it lies more than ${dayWord('day.filter.metres')} m from the median of ${dayWord('day.filter.window.word')} and forces a detour. A stop (stay) is at least T = ${dayWord('day.T')} min within D = ${dayWord('day.D')} m, with gaps of up to ${dayWord('day.gap')} min.`,
      ...recordWords.limits,
    ],
    items: [
      {
        label: 'record.json',
        href: `/${dataset.folder}/record.json`,
        text: 'This report as data: method, stays, trips, places, events, limits.',
      },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'Its schema: JSON Schema, draft 2020-12. Each record is checked against it.',
      },
      { label: 'fixes.csv', href: `/${dataset.folder}/fixes.csv`, text: 'The positions that it was computed from.' },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'A script that recomputes the stops.',
      },
    ],
  },
  delivery: {
    note: 'Delivery',
    title: 'Formats and delivery.',
    text: 'You receive results by RESTful API or webhook, on a dashboard, or as files and reports.',
    columns: ['Service', 'What you receive', 'Formats'],
    /** By the slug of a service. */
    rows: {
      movement: [
        'Stops, trips and routines, with parameters and sources',
        'JSON, GeoJSON, OGC Moving Features; report to print',
      ],
      social: ['A graph, with the evidence for each tie', 'GraphML, property graph'],
      ml: ['Forecasts with their ranges; the model itself', 'JSON, exportable reports; ONNX'],
      gis: [
        'Maps and layers, cut to the rights of each user',
        'OGC API, WMS, WFS; GeoPackage, GeoParquet, GeoTIFF, PDF',
      ],
      signals: ['Positions, each with its region of 95% confidence', 'Agreed in the project'],
      awareness: ['A live map, alerts and a log', 'Webhook, WebSocket; Common Alerting Protocol, Cursor on Target'],
    } as Readonly<Record<string, readonly [what: string, formats: string]>>,
    link: { label: 'API and dashboard', href: '/predictive-insights#access' },
  },
  onboarding: {
    note: 'Onboarding',
    title: 'How a project starts.',
    text: 'Six steps, from your first message to the first report.',
    steps: [
      {
        name: 'Your question',
        text: `You tell us the decision, the area and the date. We screen the enquiry against sanctions lists and reply in ${claim('reply')}.`,
      },
      { name: 'Agreement', text: 'We sign an NDA, ours or yours, before any detail is exchanged.' },
      {
        name: 'Access and law',
        text: 'We agree in writing who may see which data, for which purpose, and which rules apply.',
      },
      {
        name: 'Hosting',
        text: 'You choose whether we run the service or you run it on your own network. We then install or open it.',
      },
      {
        name: 'Data',
        text: 'We connect each feed with its source on record, and remove identifiers before analysis.',
      },
      {
        name: 'First report',
        text: 'It answers your question, with the settings used. Alerts, forecasts and the API follow as agreed.',
      },
    ],
    link: { label: 'Hosting and data residency', href: '/privacy#access' },
  },
  closing: {
    title: 'Your report starts with your question.',
    text: 'Send us the decision you face and, if you can, one day of data. The first report answers that question, in this format or in yours.',
    actions: [
      { label: 'Request a Demo', href: contactAbout('demo') },
      { label: 'Download the data of this report', href: '/data' },
    ],
  },
} as const
