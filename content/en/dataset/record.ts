import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'

/** Words of the sample record and of its schema. */
export const recordWords = typeset({
  title: 'Record of one synthetic day',
  schemaTitle: 'Record of one day',
  status: 'Synthetic example: no real person was tracked',
  seed: 'Seed of the synthetic day',
  limitsMeaning: 'What the record does not say',
  limits: [
    `We tuned the filter and the detector on this day, so finding all ${dayWord('day.stays')} stops does not measure how well they work. The article ‘From Sensor to Signal’ tests them on other days.`,
    'The record describes the stops of a device. It does not say whether a person was with the device.',
    'This sample leaves out travel modes and points of interest, which the service delivers.',
  ],
} as const)
