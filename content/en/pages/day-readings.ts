import { dayWord } from '#content/day/words.ts'

export const dayReadings = {
  stays: `Amber row: ${dayWord('day.short.place')}, ${dayWord('day.short.minutes')} minutes. The shorter the stop, the wider its envelope: a larger share of its fixes is arrival and departure, and the harder it is to place.`,
  scrolls: 'Stringline of the day; scrolls sideways on a small screen',
} as const
