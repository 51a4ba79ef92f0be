import { dayWord } from '#content/en/day-words.ts'

/** Words of the sample record and of its schema. */
export const recordWords = {
  title: 'Record of one synthetic day',
  schemaTitle: 'Record of one day',
  status: 'Synthetic example: no real person was tracked',
  seed: 'Seed of the synthetic day',
  limitsMeaning: 'What the record does not say',
  limits: [
    `Filter and detector were tuned on this day, so finding all ${dayWord('day.stays')} stays does not measure how well they work.`,
    'A stay is that of a device. Whether a person was with it is a separate question, which this record does not answer.',
    'Modes of travel and points of interest are not inferred here.',
  ],
} as const
