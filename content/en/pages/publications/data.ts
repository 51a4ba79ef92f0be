import { type ComputedFigure, type TableName, tableNames, tablesOfFigure } from '#content/data-tables.ts'
import { datasetWords } from '#content/en/dataset/words.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { cardinal } from '#content/en/print.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import { figureAddress, figureDataId } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const fileOf = (table: TableName, end: 'csv' | 'geojson') => `${dataset.folder}/${table}.${end}`

export const metadata = typeset<PageMetadata>({
  kind: 'dataset',
  path: 'data',
  title: `Open movement dataset: fixes, stops, trips | ${site.name}`,
  description: `Open synthetic GPS dataset (${dataset.licence.id}): ${dayWord('day.fixes')} fixes, ${dayWord('day.stays')} stops, ${dayWord('day.trips')} trips, geofence events, a data dictionary and a script to recompute them.`,
  dataset: {
    name: datasetWords.title,
    description: datasetWords.description,
    keywords: datasetWords.keywords,
    version: dataset.version,
    published: dataset.published,
    licence: dataset.licence.address,
    downloads: tableNames.flatMap((table) => [
      { name: `${table}, CSV`, file: fileOf(table, 'csv'), format: 'text/csv' },
      { name: `${table}, GeoJSON`, file: fileOf(table, 'geojson'), format: 'application/geo+json' },
    ]),
  },
})

/** The numbered sections, in the order of the page. */
export const sections = ['files', 'load', 'recompute', 'deliverable', 'figures', 'limits', 'dictionary'] as const

/** Places that a link may name: the sections, and the tables of each figure. */
export const fragments = [...sections, ...Object.keys(tablesOfFigure).map(figureDataId)]

export const dataPage = typeset({
  remark: 'No real person was tracked',
  title: 'Open data',
  lead: `Check our results yourself, or pass this page to your analysts: one synthetic day of ${dayWord('day.fixes')} simulated GPS positions (fixes), every stop, trip and alert that we detected in them, and a script that recomputes the stops.`,
  files: {
    title: `${capital(cardinal(tableNames.length))} tables, two formats`,
    text: 'One row per item, one unit per column. Each stop (called a stay in the files) and each trip gives the numbers of its first and last fix, and its place or places.',
    columns: ['Table', 'One row is', 'Rows', 'CSV', 'GeoJSON'],
    beside: {
      title: 'Accompanying files',
      items: [
        {
          label: 'dictionary.csv',
          href: `/${dataset.folder}/dictionary.csv`,
          text: 'Every field: unit, type, meaning and how it was derived.',
        },
        {
          label: 'datapackage.json',
          href: `/${dataset.folder}/datapackage.json`,
          text: 'The same for programs, as a Frictionless Data Package.',
        },
        {
          label: 'checksums.txt',
          href: `/${dataset.folder}/checksums.txt`,
          text: 'SHA-256 of each file: sha256sum --check checksums.txt',
        },
        {
          label: 'licence.txt',
          href: `/${dataset.folder}/licence.txt`,
          text: `${dataset.licence.name}: free for any use if you credit us and mark changes. Version ${dataset.version}, with the line to cite.`,
        },
      ],
    },
  },
  load: {
    title: 'How to load it',
    text: [
      'Every file opens without options.',
      'The day has no date: the two files of the track use 1 January 2000 for any day, and contain the kept fixes. The metres of the map are those of the projection that the lines for GeoPandas name. A spreadsheet set to French needs an import with a decimal point. In QGIS, add a CSV file as a delimited text layer: dragged in, all its columns are text. Cleaning steps that drop positions near 0°, 0° drop all of these. GDAL reads ‘elevations.csv’ as a raster once its header is ‘x,y,z’.',
    ],
    items: [
      {
        label: 'fixes.mf.json',
        href: `/${dataset.folder}/fixes.mf.json`,
        text: 'The track as OGC Moving Features JSON (19-045r3).',
      },
      { label: 'fixes.gpx', href: `/${dataset.folder}/fixes.gpx`, text: 'The track as GPX 1.1.' },
      {
        label: 'fixes.parquet',
        href: `/${dataset.folder}/fixes.parquet`,
        text: 'The fixes as GeoParquet 1.1. Large tables without places are Parquet, too: datapackage.json names each.',
      },
    ],
  },
  recompute: {
    title: 'Recompute the stops',
    text: [
      'You can find all stops again yourself, with a script in Python or JavaScript that reads only the fixes. It prints the stops of the article ‘From Sensor to Signal’, and how many stops three published detectors find in the same fixes. It shares no code with this site and needs no other packages. Both versions print the same.',
      'Given the devices of the sample counts, it prints the counts and intervals of the fullest cell, and compares all counts, and all that are withheld, with the published files. Given the groups of two sites, it prints the decision after each number of days, the visits, the intervals, the floor space and the forecast of that comparison.',
    ],
    command:
      'python3 recompute.py fixes.csv\nnode recompute.mjs fixes.csv\npython3 recompute.py district-devices.csv\nnode recompute.mjs district-devices.csv\npython3 recompute.py junction-devices.csv\nnode recompute.mjs junction-devices.csv\npython3 recompute.py site-groups.csv\nnode recompute.mjs site-groups.csv',
    links: [
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Filter, four detectors and two tables, in plain JavaScript for Node 18 or later.',
      },
      {
        label: 'recompute.py',
        href: `/${dataset.folder}/recompute.py`,
        text: 'The same in Python 3.9 or later.',
      },
      {
        label: 'From Sensor to Signal',
        href: '/blog/from-sensor-to-signal-raw-data-operational-intelligence',
        text: 'The article whose tables it prints, with the method and its failures.',
      },
    ],
  },
  deliverable: {
    title: 'What you would receive',
    text: 'For one day of data you receive a report to read or print, and the same content as a JSON record for your systems. These samples are made from the tables above.',
    items: [
      {
        label: 'Sample report',
        href: '/data/report',
        text: 'Finding, map, stops, trips and method; formats, delivery and how a project starts.',
      },
      {
        label: 'Sample counts',
        href: '/data/counts',
        text: 'People by place and hour in one district, with intervals, what is withheld, and one decision.',
      },
      {
        label: 'Two sites compared',
        href: '/data/sites',
        text: 'Which of two empty lots to take, and which of two shops to keep: visits, forecasts and catchments, as counts with margins of error.',
      },
      {
        label: 'One junction, counted in people',
        href: '/data/junction',
        text: 'Which turn of a junction needs green time: people by turn and by mode.',
      },
      {
        label: 'Contacts between districts',
        href: '/data/contacts',
        text: 'Which districts to warn of a case: whose residents are near whom, beside their trips.',
      },
      {
        label: 'Radio cells, by the quarter-hour',
        href: '/data/load',
        text: 'Which cells need circuits first: calls blocked in the busiest hour and quarter-hour.',
      },
      { label: 'record.json', href: `/${dataset.folder}/record.json`, text: 'The same report as data.' },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'Schema of the record: JSON Schema, draft 2020-12.',
      },
      { label: 'movement.svg', href: figureAddress('movement'), text: 'The map of the day.' },
    ],
  },
  figures: {
    title: 'Data of each figure',
    text: `Each figure in this list links to its row here. Most use one synthetic map of ${dayWord('day.sheet.width')} by ${dayWord('day.sheet.height')} km. Some show the day’s track, others many devices on that map. Only the tables of the first section also exist as GeoJSON.`,
    columns: ['Figure', 'Drawn from'],
    /** Opens the table on a phone. */
    fold: (count: number) => `${count} figures and their tables`,
    names: {
      movement: 'Map of the day',
      social: 'Social graph',
      tensor: 'Counts by cell and hour',
      vault: 'Layers of the secure map',
      signals: 'Radio fix by five receivers',
      awareness: 'Live map at one minute',
      stringline: 'Distance over time (stringline)',
      pipeline: 'Four stages of the pipeline',
      edge: 'Edge of the map',
      cross: 'Graticule',
      transit: 'Roads by load',
      screenline: 'Crossings by quarter hour',
      kalman: 'One drive, claimed and smoothed',
      band: 'The day of the closed bridges',
      recovery: 'Two shapes of a return',
      warning: 'What a warning is worth',
      packing: 'The day, packed',
      convoy: 'Routes of a convoy',
      junction: 'One junction by mode',
      mixing: 'Contacts between districts',
      cells: 'Load of radio cells',
      fence: 'Fence with two rings',
      mesh: 'Mesh of radios',
      ridges: 'Hills beside the map',
      crowd: 'A crowd, counted by cell',
      week: 'Seven other days',
      catchment: 'Catchments of two shops',
      lots: 'Forecasts for two empty lots',
      stays: 'Table of stays',
      entropy: 'Table of entropy',
      plateau: 'Stops found by D and T',
      'out-of-sample': 'Days the detector had not met',
      forecast: 'Forecast of one cell',
      rings: 'Error rings of a still receiver',
      cairn: 'The day as a cairn',
      instants: 'Three pictures before an alert',
      'latency-budget': 'Latency budget',
      'research-year': 'Questions of a year',
    } satisfies Record<ComputedFigure, string>,
  },
  limits: {
    title: 'Limits of the data',
    points: [
      {
        name: 'No real place',
        text: 'The south-west corner of the map lies at 0° north, 0° east, in the open sea. The distances are realistic. There are no addresses.',
      },
      {
        name: 'No person',
        text: `A program generates the track from a start number (seed ${dayWord('day.seed')}). The device is invented and has no identifier.`,
      },
      {
        name: 'No benchmark',
        text: 'We tuned the filter and the detector on this day, so a perfect score on it says little. The article ‘From Sensor to Signal’ tests other days.',
      },
      {
        name: 'Known truth',
        text: 'The column ‘thrown’ says which fixes are false. Use it to score your filter. Do not use it as input.',
      },
    ],
  },
  dictionary: {
    more: (tables: number) => `${tables} more tables, which figures are drawn from`,
    title: 'Every field, with its unit',
    text: 'If the unit is ‘none’, the field is an identifier, a name, a yes or no, or a time of day. If it is ‘1’, the field is a count, a statistic of counts, a share or a sum of shares; ‘1/d’ is so many a day.',
    columns: ['Field', 'Unit', 'Type', 'Meaning', 'Derived'],
  },
  closing: {
    title: 'Found a difference?',
    text: 'Send us the row, your number and how you computed it. If you are right, we publish a new version and credit you.',
    actions: [
      { label: 'Report a difference', href: contactAbout('research') },
      { label: 'Research & Development', href: '/research-development' },
    ],
  },
} as const)
