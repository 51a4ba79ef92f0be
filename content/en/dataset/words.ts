import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { dataset } from '#content/facts/dataset.ts'

/** Words that go with the dataset wherever it is named: in its files, in feeds, for search engines. */
export const datasetWords = typeset({
  title: 'One synthetic day',
  description: `Open synthetic GPS data: one day of ${dayWord('day.fixes')} location fixes, generated from seed ${dayWord('day.seed')}, with what the site’s figures compute from them: ${dayWord('day.stays')} stays, ${dayWord('day.trips')} trips, ${dayWord('day.places')} places, the events at one geofence and the radio observations of one plot.`,
  keywords: ['GPS fixes', 'staypoints', 'trips', 'geofence', 'path loss', 'synthetic data'],
  source: `A simulation, random seed ${dayWord('day.seed')}; no real person, device or place`,
  /** How to cite the dataset. */
  citation: (author: string, { version, published, licence }: typeof dataset, address: string) =>
    `${author}, One synthetic day, version ${version}, ${published.slice(0, 4)}, ${address} (${licence.id})`,
  licence: (author: string, { version, licence }: typeof dataset, citation: string) =>
    `One synthetic day, version ${version}
by ${author}

Licence: ${licence.name} (${licence.id})
${licence.address}

You may copy, change and publish the files of this folder, for any purpose, if you
name ${author} and say what you changed. The full text of the licence is at the address above.

Cite as: ${citation}

The data is synthetic: no real person was tracked. Its coordinates lie in the open sea,
at 0 degrees north and 0 degrees east, and are no real addresses.
`,
} as const)
