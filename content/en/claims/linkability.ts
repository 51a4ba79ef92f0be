import { typeset } from '#content/en/language/typography.ts'
import { cardinal, spelled } from '#content/en/print.ts'
import { type NamedCase, namedCases, type SaltPurpose, saltDays, saltPurposes } from '#content/facts/linkability.ts'

const hoursOrDays = (days: number): string => (days === 1 ? `${days * 24} hours` : `${days} days`)

const saltLife = (purpose: SaltPurpose): string => hoursOrDays(saltDays[purpose])

/** What `{{salt.routines}}` stands for in an article. */
export const saltWords = typeset<Readonly<Record<string, string>>>({
  ...Object.fromEntries(saltPurposes.map((purpose) => [`salt.${purpose}`, saltLife(purpose)])),
  'salt.meetings.word': `${spelled(saltDays.meetings)} days`,
  'salt.routines.word': `${cardinal(saltDays.routines / 7)} weeks`,
})

interface PurposeWords {
  readonly name: string
  /** What can be known until the purpose ends, and what is impossible afterwards or at all. */
  readonly possible: string
  readonly impossible: string
}

const purposes: Readonly<Record<SaltPurpose, PurposeWords>> = {
  counts: {
    name: 'Counts and flows',
    possible: 'A trip in one piece, a visitor counted once',
    impossible: 'Recognizing the device by pseudonym on another day',
  },
  meetings: {
    name: 'Social graph',
    possible: 'Meetings that repeat',
    impossible: 'Matching the pseudonyms of two graphs',
  },
  routines: {
    name: 'Movement types, next place, pattern of life',
    possible: 'Recognizing a trip that one device repeats',
    impossible: 'Adding to the history: each period starts without the earlier one',
  },
  protection: {
    name: 'Protection of one site, on the client’s written instructions',
    possible: 'Returns to the protected area',
    impossible: 'Recognizing a visitor by pseudonym at another site, or in the next quarter',
  },
}

const panel: PurposeWords = {
  name: 'Panel with consent: sites compared, return visits',
  possible: 'Visits on several days, within the project or the season',
  impossible: 'A name, a list of devices for the client, or a visit in a later season',
}

const named: Readonly<Record<NamedCase, PurposeWords>> = {
  order: {
    name: 'Exception: one device that a legal authority names',
    possible: 'What the authority allows, for that device, until it expires',
    impossible: 'A second device, or a later search, without new authority',
  },
  consent: {
    name: 'Exception: a person who consented',
    possible: 'What they consented to, until they withdraw or the purpose ends',
    impossible: 'Using it for anything else',
  },
}

/** The table of purposes, with what the end of a salt ends. */
export const linkabilityTable = typeset({
  caption: 'How long sightings of one device can be linked: as long as the salt for their purpose exists.',
  columns: ['Purpose', 'Possible until the purpose ends', 'Not possible afterwards, or at all'],
  rows: [...saltPurposes.map((purpose) => purposes[purpose]), panel, ...namedCases.map((key) => named[key])].map(
    ({ name, possible, impossible }) => [name, possible, impossible],
  ),
} as const)
