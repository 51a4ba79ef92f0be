import { typeset } from '#content/en/language/typography.ts'

/** Numbers as English prints them. The module as a whole is a `Print` of `content/day-words.ts`. */

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const inProse = 12

/** A whole number with its thousands set off: 1606 is '1,606'. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-CA')

/** A number with a fixed count of decimals and a true minus sign. */
export const decimal = (value: number, decimals: number): string => value.toFixed(decimals).replace('-', '−')

/** A count in words to twenty, then in figures. */
export const spelled = (count: number): string => words[count] ?? whole(count)

/** A count as English prose writes it: in words to twelve, then in figures. */
export const cardinal = (count: number): string => (count > inProse ? whole(count) : spelled(count))

/** Words joined as in a sentence: 'two and three'. */
export const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-CA').format(parts)

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Minutes after midnight as a time of day: 914 is '15:14', 1440 is '24:00'. */
export const clockTime = (minutes: number): string => `${two(minutes / 60)}:${two(minutes % 60)}`

/** Minutes as a length of time: 14 is '14 min', 1357 is '22 h 37 min'. */
export const duration = typeset((minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`,
)

/** The same for a label, where room is short: 718 is '11 h 58'. */
export const shortDuration = typeset((minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`,
)

/** A time of day with the milliseconds after it: '15:24' and 1372 are '15:24:01.372'. */
export function timestamp(time: string, milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${time}:${two(seconds)}.${String(milliseconds % 1000).padStart(3, '0')}`
}

/** A share in percent with a fixed count of decimals: '12.3%'. */
export const percent = (value: number, decimals = 0): string => `${decimal(value, decimals)}%`

/** Between a label and what it labels. */
export const colon = ': '

/** What is counted, and how many: '15:14: 12'. */
export const counted = (what: string, value: number): string => `${what}${colon}${value}`
