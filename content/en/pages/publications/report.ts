import track from '#content/day/results/track.json' with { type: 'json' }
import { claim } from '#content/en/claims.ts'
import { recordWords } from '#content/en/dataset/record.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { cardinal } from '#content/en/print.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import { figureAddress } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/report',
  title: `Sample movement intelligence report | ${site.name}`,
  description: `What you receive for one day of data: finding, map, ${dayWord('day.stays')} stops, ${dayWord('day.trips')} trips and an alert, in print and as JSON; all formats, delivery and how a project starts.`,
})

const left = cardinal(track.shortStop.minutesAfterAlert)

export const sources = ['criminalcode', 'li2008'] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['finding', 'map', 'stays', 'trips', 'method', 'delivery', 'onboarding'] as const

export const reportPage = typeset({
  remark: 'No real person was tracked',
  title: 'Sample report',
  lead: `One stop of ${dayWord('day.short.minutes')} minutes inside the monitored area (geofence), and an alert at ${dayWord('day.short.alert')}, ${left} minutes before the stop ended: what you receive for one device and one day.`,
  finding: {
    title: 'One stop in the monitored area raised an alert',
    text: [
      `The device stopped ${dayWord('day.stays.word')} times, at ${dayWord('day.places.word')} places named S1, S2 and so on. ${dayWord('day.short.place')} is inside the monitored area.`,
      `This day comes from a GPS receiver; section 5 shows what an operator’s records would leave of it.`,
    ],
    columns: ['Quantity', 'Value', 'Meaning'],
    rows: [
      [
        'Authority',
        'Order (example)',
        'This device and this area, for one day. No query runs before its number, scope and expiry are entered',
      ],
      [
        'Positions (fixes)',
        dayWord('day.fixes'),
        `From a GPS receiver, in local time; ${dayWord('day.rejected')} rejected as implausible. File: fixes.csv, version ${dataset.version}, SHA-256 in checksums.txt`,
      ],
      ['Stopped', dayWord('day.rest'), `${dayWord('day.stays')} stops at ${dayWord('day.places')} places`],
      ['Moving', dayWord('day.moving'), `${dayWord('day.trips')} trips`],
      [
        'Dwell entropy',
        `${dayWord('day.entropy')} bits`,
        `How evenly time is spread over places; at most ${dayWord('day.entropy.max')}. Without ${dayWord('day.short.place')}: ${dayWord('day.entropy.without')}`,
      ],
      ['Alert', dayWord('day.short.alert'), `${dayWord('day.T')} minutes stopped inside the monitored area`],
    ],
    log: 'Events around the alert',
  },
  map: {
    title: `The alert: ${dayWord('day.short.place')}, in the monitored area`,
    caption: `The track of the day on a synthetic map. The area of a circle is the time spent there. Highlighted: ${dayWord('day.short.place')}, the stop that raised the alert.`,
    link: { label: 'The map as SVG', href: figureAddress('movement') },
  },
  stays: {
    title: `The ${dayWord('day.stays.word')} stops of the day, one of ${dayWord('day.short.minutes')} minutes`,
    text: 'The radius is the spread of the fixes of a stop, not the error of its centre.',
    scrolls: 'Stops in order of arrival; scrolls sideways on a small screen',
    link: { label: 'stays.csv', href: `/${dataset.folder}/stays.csv` },
  },
  trips: {
    title: `${capital(dayWord('day.trips.word'))} trips lie between the stops`,
    caption: `Trips in order of departure, each with its median speed. Synthetic data, seed ${dayWord('day.seed')}.`,
    scrolls: 'Trips in order of departure; scrolls sideways on a small screen',
    /** A trip by its number and the numbers of the stays between which it lies. */
    between: (trip: number, from: number, to: number): string => `${trip}: S${from}–S${to}`,
    columns: ['Trip', 'Departs', 'Arrives', 'min', 'km', 'km/h'],
    link: { label: 'trips.csv', href: `/${dataset.folder}/trips.csv` },
  },
  method: {
    title: 'Limits: an operator’s records miss short stops',
    text: [
      recordWords.limits[1],
      `The radius of a stop holds 68% of its fixes: their spread. A stop (stay; Li and colleagues 2008) lasts at least ${dayWord('day.T')} min (T) within ${dayWord('day.D')} m (D) of its first fix. A gap of more than ${dayWord('day.gap')} min ends it. Two stops within ${dayWord('day.D')} m and ${dayWord('day.gap')} min of each other count as one. We reject a fix more than ${dayWord('day.filter.metres')} m from the median of ${dayWord('day.filter.window.word')}, itself the middle one, if reaching it would take a detour there and back.`,
      `We chose the settings on this day. On other days like it they find every stop, too; the second table shows where they fail. The simulated receiver has an error of ${dayWord('day.noise')} m (standard deviation) on each axis, ${dayWord('day.noise.home')} m at home (S1).`,
    ],
    coarser: {
      title: 'GPS positions and an operator’s records',
      caption: `The same day from each. A tracker gives positions, an operator the mast in use: it shows the long stops, at the mast, and not ${dayWord('day.short.place')}. Means over all minutes at which records may start; a stop needs three. Off by: median.`,
      columns: [
        'Records',
        `Stops found, of ${dayWord('day.stays')}`,
        `${dayWord('day.short.place')} found`,
        'Off by (m)',
        'Criminal Code, for example',
      ],
      kinds: {
        receiver: (minutes: string) => `Positions, ${minutes} min apart`,
        masts: (minutes: string) => `Nearest cell mast, ${minutes} min apart`,
      },
      /** The section of the Criminal Code by which such records may be obtained. */
      instruments: { receiver: 'Tracking warrant, s. 492.1', masts: 'Production order, s. 487.017' },
    },
    otherDays: {
      title: 'Other days, with the same settings',
      caption:
        'Twelve other synthetic days for each row, none left out. False: stops that were none, such as halts in traffic.',
      columns: ['What is harder', 'Stops found', 'False'],
      found: (found: string, visits: string): string => `${found} of ${visits}`,
    },
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
      {
        label: 'fixes.csv',
        href: `/${dataset.folder}/fixes.csv`,
        text: 'The positions from which we computed this report.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'A script that recomputes the stops, for disclosure too.',
      },
    ],
  },
  delivery: {
    title: 'Formats and delivery',
    text: 'You receive results by RESTful API or webhook, on a dashboard, or as files and reports.',
    columns: ['Service', 'What you receive', 'Formats'],
    /** By the slug of a service. */
    rows: {
      movement: [
        'Stops, trips and routines, with settings and sources',
        'JSON, GeoJSON, OGC Moving Features; report to print',
      ],
      social: ['A graph of connections, with the evidence for each', 'GraphML, property graph'],
      ml: ['Forecasts with their ranges, and the model', 'JSON, exportable reports; ONNX'],
      gis: [
        'Maps and layers, cut to the rights of each user',
        'OGC API, WMS, WFS; GeoPackage, GeoParquet, GeoTIFF, PDF',
      ],
      signals: ['Positions, each with its nominal 95% region', 'Agreed with you for the project'],
      awareness: ['A live map, alerts and a log', 'Webhook, WebSocket; Common Alerting Protocol, Cursor on Target'],
    } as Readonly<Record<string, readonly [what: string, formats: string]>>,
    link: { label: 'API and dashboard', href: '/predictive-insights#access' },
  },
  onboarding: {
    title: 'A project starts in six steps',
    text: 'They lead from your first message to the first report.',
    steps: [
      {
        name: 'Your question',
        text: `You tell us which decision you face, where and by when. We screen the inquiry against sanctions lists and reply in ${claim('reply')}.`,
      },
      { name: 'Agreement', text: 'We sign an NDA, ours or yours, before any confidential detail is exchanged.' },
      {
        name: 'Access and law',
        text: 'We agree in writing who may see which data and for which purpose. We also agree which rules apply.',
      },
      {
        name: 'Hosting',
        text: 'You choose whether we run the service or you run it on your own network. We then install or open it.',
      },
      {
        name: 'Data',
        text: 'We record the source of each feed and connect it. We remove identifiers before analysis.',
      },
      {
        name: 'First report',
        text: 'It answers your question, with the settings used. Alerts, forecasts and the API follow as agreed.',
      },
    ],
    link: { label: 'Hosting and data residency', href: '/privacy#access' },
  },
  closing: {
    title: 'Do you have an order, or expect one?',
    text: 'Tell us which records it produces, and nothing about the case. We tell you what such records can show, and what they cannot. Once access is agreed, we work on one day of them, on your network or on ours.',
    actions: [
      { label: 'Ask about a court order', href: contactAbout('order') },
      { label: 'Download the data of this report', href: '/data' },
    ],
  },
} as const)
