import { dayWord } from '#content/en/day-words.ts'

/** Words of the sample record and of its schema. */
export const recordWords = {
  title: 'Record of one synthetic day',
  schemaTitle: 'Record of one day',
  status: 'An example: nobody was followed',
  seed: 'Seed of the synthetic day',
  limitsMeaning: 'What the record does not say',
  limits: [
    `Filter and detector were tuned on this day: that all ${dayWord('day.stays')} stays are found is no measure of either.`,
    'A stay is of a device. That a person was there is a separate inference, which this record does not make.',
    'Modes of travel and points of interest are not inferred here.',
  ],
} as const
