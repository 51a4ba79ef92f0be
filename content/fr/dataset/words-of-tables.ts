import type { ColumnUnit } from '#content/day/format.ts'
import type { ColumnWords } from '#content/en/dataset/words-of-tables.ts'
import { typeset } from '#content/fr/language/typography.ts'

export type { ColumnWords, TableWords } from '#content/en/dataset/words-of-tables.ts'

/** Words of a column that gives a time of day. */
export const clock = typeset(
  (of: string, from: string): ColumnWords => ({
    meaning: `${of}, sous forme d’heure, hh:mm:ss`,
    origin: `D’après ${from}; la journée n’a pas de date`,
  }),
)

/** A unit as the page of the dataset shows it: its sign, and in French where it is a word. The files have it as it is. */
export const unitLabel = typeset((unit: ColumnUnit): string => {
  if (unit === 'none') return 'aucune'
  return unit === 'deg' ? '°' : unit
})
