import { dayWordsIn } from '#content/day-words.ts'
import * as print from './print.ts'

/** The numbers of the day in English: `dayWord('day.fixes')` is '1,606'. */
export const { dayWord, dayWords } = dayWordsIn(print)
