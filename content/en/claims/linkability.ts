import { cardinal, spelled } from '#content/en/print.ts'
import { type NamedCase, namedCases, type SaltPurpose, saltDays, saltPurposes } from '#content/facts/linkability.ts'

const hoursOrDays = (days: number): string => (days === 1 ? `${days * 24}\u00a0hours` : `${days}\u00a0days`)

/** The life of a salt: '24 hours', '28 days'. */
export const saltLife = (purpose: SaltPurpose): string => hoursOrDays(saltDays[purpose])

/** The same in words: 'fourteen days' for meetings, 'four weeks' for routines. */
export const saltLifeInWords = {
  meetings: `${spelled(saltDays.meetings)} days`,
  routines: `${cardinal(saltDays.routines / 7)} weeks`,
} as const

/** What `{{salt.routines}}` stands for in an article. */
export const saltWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(saltPurposes.map((purpose) => [`salt.${purpose}`, saltLife(purpose)])),
  'salt.meetings.word': saltLifeInWords.meetings,
  'salt.routines.word': saltLifeInWords.routines,
}

interface PurposeWords {
  readonly name: string
  /** What can be known while the salt lives, and what nobody can do once it is destroyed. */
  readonly possible: string
  readonly impossible: string
}

const purposes: Readonly<Record<SaltPurpose, PurposeWords>> = {
  counts: {
    name: 'Counts and flows',
    possible: 'A trip in one piece, a visitor counted once',
    impossible: 'To know the device on another day',
  },
  meetings: {
    name: 'Social graph',
    possible: 'Meetings that repeat',
    impossible: 'To lay two graphs on each other',
  },
  routines: {
    name: 'Movement types, next place, pattern of life',
    possible: 'Three repeats of a trip',
    impossible: 'To carry a history over: every period starts from nothing',
  },
  protection: {
    name: 'Protection of one site, under a mandate',
    possible: 'Returns to its fence',
    impossible: 'To know a visitor at another site, or next quarter',
  },
}

const named: Readonly<Record<NamedCase, PurposeWords & { readonly life: string }>> = {
  order: {
    name: 'Exception: a device that an order names',
    life: 'Until the order expires',
    possible: 'What the order allows, for that device',
    impossible: 'A second device, or a later search, without a new order',
  },
  consent: {
    name: 'Exception: a person who agreed',
    life: 'Until they withdraw, or the purpose ends',
    possible: 'What they agreed to',
    impossible: 'To use it for anything else',
  },
}

/** The table of purposes, with the life of each salt and what it ends. */
export const linkabilityTable = {
  caption:
    'How long one salt joins sightings. The days are examples, set by contract; pages and articles here use these.',
  columns: ['Purpose', 'Salt lives', 'Until then', 'Impossible from then on'],
  rows: [
    ...saltPurposes.map((purpose) => {
      const { name, possible, impossible } = purposes[purpose]
      return [name, saltLife(purpose), possible, impossible]
    }),
    ...namedCases.map((key) => {
      const { name, life, possible, impossible } = named[key]
      return [name, life, possible, impossible]
    }),
  ],
} as const
