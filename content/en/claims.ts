import { typeset } from '#content/en/language/typography.ts'
import { type Bound, type ClaimKey, claims, type Statement, type Unit } from '#content/facts/claims.ts'

/** What stands after a number. */
const units: Readonly<Record<Unit, string>> = {
  count: '',
  '%': '%',
  m: ' m',
  ms: ' ms',
  min: ' min',
  h: ' h',
  minutes: ' minutes',
  hours: ' hours',
  'minute-interval': '-minute',
  'business-days': ' business days',
  'data-points-per-day': ' data points per day',
  'signals-per-second': ' signals per second',
}

/** What stands before a number. */
const bounds: Readonly<Record<Bound, string>> = {
  exactly: '',
  'or-more': '',
  sub: 'sub-',
  under: 'under ',
  within: 'within ',
  'up-to': 'up to ',
}

const million = 1_000_000
const digits = (value: number): string => (value < million ? `${value}` : `${value / million}M`)

/** What a claim states, as a sentence takes it. */
export const statement = typeset((states: Statement): string => {
  if (states.kind === 'range') return `${states.from}-${states.to}${units[states.unit]}`
  if (states.kind !== 'number') return states.value
  const { bound, value, unit } = states
  const plus = bound === 'or-more' ? '+' : ''
  const measure = unit === '%' ? `${digits(value)}%${plus}` : `${digits(value)}${plus}${units[unit]}`
  return `${bounds[bound]}${measure}`
})

/** The words of a claim: 'under 100 ms', '99.99%', '5M+ data points per day'. */
export const claim = (key: ClaimKey): string => statement(claims[key].states)

/** Units as a voice says them. `business-days` stands in ranges alone, which are never set large. */
const spokenUnits: Readonly<Partial<Record<Unit, readonly [one: string, other: string]>>> = {
  '%': [' percent', ' percent'],
  m: [' metre', ' metres'],
  ms: [' millisecond', ' milliseconds'],
  min: [' minute', ' minutes'],
  h: [' hour', ' hours'],
}

/**
 * A claim in words that a screen reader says as they are meant: 'under 1 metre', '95 percent or more'. Undefined for a
 * claim without a sign such as '<' or '+': what is seen of it is what is said.
 */
function spoken(states: Statement): string | undefined {
  if (states.kind !== 'number' || states.bound === 'exactly') return undefined
  const { bound, value, unit } = states
  // A unit of several words stands beside the figure, in the words about it.
  const word = spokenUnits[unit]?.[value === 1 ? 0 : 1] ?? units[unit]
  const measure = value < million ? `${value}${word}` : `${value / million} million`
  const before = bound === 'sub' ? bounds.under : bounds[bound]
  return `${before}${measure}${bound === 'or-more' ? ' or more' : ''}`
}

/** A figure set large: what is seen, and what is said where that differs. */
export interface SetLarge {
  readonly value: string
  readonly unit: string
  readonly spoken: string | undefined
}

/** A claim set large: `{ value: '<100', unit: 'ms' }`, `{ value: '95', unit: '%+' }`, `{ value: '5M+', unit: '' }`. */
export const claimFigure = (key: ClaimKey): SetLarge => setLarge(claims[key].states)

/** What a claim states, set large. */
export const setLarge = (states: Statement): SetLarge => ({ ...seen(states), spoken: spoken(states) })

function seen(states: Statement): { value: string; unit: string } {
  if (states.kind !== 'number') return { value: statement(states), unit: '' }
  const value = digits(states.value)
  // A unit of several words stands beside the figure, in the words about it.
  const word = units[states.unit].trim()
  const unit = word.includes(' ') ? '' : word
  if (states.bound === 'or-more') return unit === '' ? { value: `${value}+`, unit } : { value, unit: `${unit}+` }
  return { value: ['under', 'sub', 'within'].includes(states.bound) ? `<${value}` : value, unit }
}

/** What `{{claim.key}}` stands for in an article. */
export const claimWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(claims).map(([key, { states }]) => [`claim.${key}`, statement(states)]),
)
