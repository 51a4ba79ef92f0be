import { type ComputedFigure, tablesOfFigure } from '#content/day/dataset/figure-tables.ts'
import { type TableName, tableNames } from '#content/day/dataset/tables.ts'
import { datasetWords } from '#content/en/dataset/words.ts'
import { dayWord } from '#content/en/day-words.ts'
import { cardinal } from '#content/en/print.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { capital } from '#content/languages/capital.ts'
import { figureAddress, figureDataId } from '#content/schema/figure.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

const fileOf = (table: TableName, end: 'csv' | 'geojson') => `${dataset.folder}/${table}.${end}`

export const metadata: PageMetadata = {
  kind: 'dataset',
  path: 'data',
  title: `The day as data: files, dictionary, checks | ${site.name}`,
  description: `The synthetic day behind the figures as open data: ${dayWord('day.fixes')} fixes, their stays, trips, places and events, a dictionary, and a script to check us.`,
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
}

/** The numbered sections, in the order of the page. */
export const sections = ['files', 'recompute', 'deliverable', 'figures', 'limits', 'dictionary'] as const

/** Places that a link may name: the sections, and the tables of each figure. */
export const fragments = [...sections, ...Object.keys(tablesOfFigure).map(figureDataId)]

export const dataPage = {
  back: { label: 'Back to Research & Development', href: '/research-development' },
  title: 'The day, opened.',
  notes: [`Version ${dataset.version}`, dataset.licence.id, `Seed ${dayWord('day.seed')}`],
  lead: `Most drawings of this site are computed from one invented sheet, and at its centre stands a day that nobody lived. Here it is: ${dayWord('day.fixes')} fixes, and all that we say we found in them. Take the fixes, find the stays by your own means, and tell us where we differ.`,
  files: {
    note: 'Files',
    title: `${capital(cardinal(tableNames.length))} tables, two formats.`,
    text: 'One row a thing, one unit a column. Tables name each other’s rows: a stay knows its first and its last fix.',
    columns: ['Table', 'One row is', 'Rows', 'CSV', 'GeoJSON'],
    beside: {
      title: 'With them',
      items: [
        {
          label: 'dictionary.csv',
          href: `/${dataset.folder}/dictionary.csv`,
          text: 'Every field: unit, type, meaning, origin.',
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
          text: `${dataset.licence.name}: use it, name us.`,
        },
      ],
    },
  },
  recompute: {
    note: 'Check us',
    title: 'Find the stays again.',
    text: 'A script of one page reads the fixes and nothing else, and prints the table of the article line by line. It shares no code with this site, and needs nothing but Node.',
    command: 'node recompute.mjs fixes.csv',
    links: [
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Filter, detector and table, in plain JavaScript.',
      },
      {
        label: 'From Sensor to Signal',
        href: '/blog/from-sensor-to-signal-raw-data-operational-intelligence',
        text: 'The article whose table it prints, with the method and its failures.',
      },
    ],
  },
  deliverable: {
    note: 'Deliverable',
    title: 'What you would receive.',
    text: 'For a day like this one: a report for the person who decides, and the same as a record for the system that stores it. Both come from the tables above.',
    items: [
      {
        label: 'Sample report',
        href: '/data/report',
        text: 'Finding, map, stays, trips and method, to read or to print.',
      },
      { label: 'record.json', href: `/${dataset.folder}/record.json`, text: 'The same for programs.' },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'The form of the record, JSON Schema, draft 2020-12.',
      },
      { label: 'movement.svg', href: figureAddress('movement'), text: 'The map.' },
    ],
  },
  figures: {
    note: 'Figures',
    title: 'Which figure from which table.',
    text: 'The caption of a figure leads here. Tables of one figure are CSV alone.',
    columns: ['Figure', 'Drawn from'],
    names: {
      movement: 'Map of the day',
      social: 'Social graph',
      tensor: 'Counts by cell and hour',
      vault: 'Layers of the secure map',
      signals: 'Radio fix of five anchors',
      awareness: 'The picture at one minute',
      stringline: 'Stringline of the day',
      pipeline: 'Four readings of one crop',
      edge: 'Edge of the sheet',
      cross: 'Graticule',
      transit: 'Roads by load',
      screenline: 'Crossings by quarter hour',
      kalman: 'One drive, claimed and smoothed',
      band: 'The day of the closed bridges',
      recovery: 'Two shapes of a return',
      fence: 'Fence with two rings',
      mesh: 'Mesh of radios',
      ridges: 'Hills from off the sheet',
      week: 'Seven other days',
      stays: 'Table of stays',
      entropy: 'Table of entropy',
      plateau: 'Plateau of D and T',
      'out-of-sample': 'Days out of sample',
      forecast: 'Forecast of one cell',
      rings: 'Rings round a receiver at rest',
      cairn: 'The day as a cairn',
      instants: 'Three pictures before an alert',
      'latency-budget': 'Latency budget',
      'research-year': 'Questions of a year',
    } satisfies Record<ComputedFigure, string>,
  },
  limits: {
    note: 'Limits',
    title: 'What it is not.',
    points: [
      {
        name: 'No place on Earth',
        text: 'The sheet’s south-west corner lies at 0° north, 0° east, in open sea. Distances are right; an address is nowhere.',
      },
      {
        name: 'No person',
        text: 'One track from a seed, with the habits of nobody. It has no identifier, because there was no device.',
      },
      {
        name: 'No benchmark',
        text: 'Filter and detector were tuned on this day. A perfect score here says little; the article tests other days.',
      },
      {
        name: 'Known truth',
        text: 'The column thrown says which fixes are false. Score your filter with it, and do not let your filter read it.',
      },
    ],
  },
  dictionary: {
    note: 'Dictionary',
    title: 'Every field, with its unit.',
    text: 'None: an identifier, a name, a verdict or a time of day. 1: a count or a share.',
    columns: ['Field', 'Unit', 'Type', 'Meaning', 'Derived'],
  },
  closing: {
    title: 'Found a difference?',
    text: 'Send the row, your number and how you came by it. If you are right, the version goes up and the record names you.',
    actions: [
      { label: 'Contact Our Research Team', href: contactAbout('research') },
      { label: 'Research & Development', href: '/research-development' },
    ],
  },
} as const
