import { dayWord } from '#content/day/words/words.ts'

export const dayReadings = {
  stays: `Amber row: ${dayWord('day.short.place')}. Its envelope is the widest of the day, ${dayWord('day.short.envelope')} m against ${dayWord('day.envelope.least')} to ${dayWord('day.envelope.most')} m, because ${dayWord('day.short.fixes.outside.word')} of its ${dayWord('day.short.fixes')} fixes are approach and departure.`,
  week: `A day of few long stays has few bits. On these ${dayWord('week.days.word')} they run from ${dayWord('week.least')} to ${dayWord('week.most')}: a routine is the range, and an anomaly leaves it.`,
  scrolls: 'Stringline of the day; scrolls sideways on a small screen',
} as const
