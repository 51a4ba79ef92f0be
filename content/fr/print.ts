import { typeset } from '#content/fr/language/typography.ts'

/** Numbers as Canadian French prints them. The module as a whole is a `Print` of `content/day-words.ts`. */

const words =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  )
const inProse = 12

/** A whole number with its thousands set off: 1606 is '1 606'. */
export const whole = (value: number): string => Math.round(value).toLocaleString('fr-CA').replace('-', '−')

/** A number with a fixed count of decimals, a comma and a true minus sign: '3,5'. */
export const decimal = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('-', '−').replace('.', ',')

/** A count in words to twenty, then in figures. Before a feminine noun, `feminine` of `grammar.ts` makes 'un' agree. */
export const spelled = (count: number): string => words[count] ?? whole(count)

/** A count as French prose writes it: in words to twelve, then in figures. */
export const cardinal = (count: number): string => (count > inProse ? whole(count) : spelled(count))

/** Words joined as in a sentence: 'deux et trois'. */
export const listed = (parts: readonly string[]): string => new Intl.ListFormat('fr-CA').format(parts)

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Minutes after midnight as a time of day: 914 is '15 h 14', 545 is '9 h 05', and 1440, a full hour, is '24 h'. */
export const clockTime = typeset((minutes: number): string => {
  const hours = `${Math.floor(minutes / 60)} h`
  return Math.floor(minutes) % 60 === 0 ? hours : `${hours} ${two(minutes % 60)}`
})

/** Minutes as a length of time: 14 is '14 min', 1357 is '22 h 37 min', 120 is '2 h'. */
export const duration = typeset((minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
})

/** The same for a label, where room is short: 718 is '11 h 58'. */
export const shortDuration = typeset((minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`,
)

/**
 * A time of day with the milliseconds after it, in the numeric form of a log (ISO 8601, with the comma): '15 h 24' and
 * 1372 are '15:24:01,372'.
 */
export function timestamp(time: string, milliseconds: number): string {
  const [, hour = '0', minute = '0'] = /^(\d+)\sh(?:\s(\d+))?$/.exec(time) ?? []
  const seconds = Math.floor(milliseconds / 1000)
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:${two(seconds)},${String(milliseconds % 1000).padStart(3, '0')}`
}

/** A share in percent with a fixed count of decimals: '12,3 %'. */
export const percent = typeset((value: number, decimals = 0): string => `${decimal(value, decimals)} %`)

/** Between a label and what it labels. */
export const colon = typeset(' : ')

/** What is counted, and how many: '15 h 14 : 12'. */
export const counted = (what: string, value: number): string => `${what}${colon}${value}`
