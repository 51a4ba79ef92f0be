import type { SetLarge } from '#content/en/claims.ts'
import { type Bound, type ClaimKey, claims, type Statement, type Unit } from '#content/facts/claims.ts'
import { certificationName } from '#content/fr/claims/names.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { plural } from './grammar.ts'

export type { SetLarge } from '#content/en/claims.ts'

/** A unit by its sign, or the noun that agrees with the number before it. */
const units: Readonly<Record<Unit, readonly [one: string, other: string]>> = {
  count: ['', ''],
  '%': ['%', '%'],
  m: ['m', 'm'],
  ms: ['ms', 'ms'],
  min: ['min', 'min'],
  h: ['h', 'h'],
  minutes: ['minute', 'minutes'],
  hours: ['heure', 'heures'],
  'minute-interval': ['minute', 'minutes'],
  'business-days': ['jour ouvrable', 'jours ouvrables'],
  'data-points-per-day': ['point de données par jour', 'points de données par jour'],
  'signals-per-second': ['signal par seconde', 'signaux par seconde'],
}

/** What stands before and after a measure. Each leaves a noun phrase, which 'de', 'en' and 'à' may precede. */
const bounds: Readonly<Record<Bound, readonly [before: string, after: string]>> = {
  exactly: ['', ''],
  'or-more': ['', ' ou plus'],
  sub: ['moins de ', ''],
  under: ['moins de ', ''],
  within: ['', ' au plus'],
  'up-to': ['jusqu’à ', ''],
}

const rhythms = { daily: 'chaque jour', quarterly: 'chaque trimestre', annually: 'chaque année' } as const

/** Signs as a sentence says them. */
const signs = { '24/7': '24 h sur 24, 7 j sur 7', '10:1': '10 pour 1' } as const

const million = 1_000_000
const digits = (value: number): string => `${value}`.replace('.', ',')

const unitOf = (value: number, unit: Unit): string => plural(value, ...units[unit])

/** A number with its unit: '100 ms', '99,99 %', '5 millions de points de données par jour'. */
function measure(value: number, unit: Unit): string {
  const noun = unitOf(value, unit)
  if (value < million) return noun === '' ? digits(value) : `${digits(value)} ${noun}`
  const millions = value / million
  const count = `${digits(millions)} ${plural(millions, 'million', 'millions')}`
  return noun === '' ? count : `${count} de ${noun}`
}

/** What a claim states, as a sentence takes it. */
export const statement = typeset((states: Statement): string => {
  if (states.kind === 'range') return `${states.from} à ${states.to} ${unitOf(states.to, states.unit)}`
  if (states.kind === 'rhythm') return rhythms[states.value]
  if (states.kind === 'sign') return signs[states.value]
  if (states.kind === 'name') return certificationName(states.value)
  const [before, after] = bounds[states.bound]
  const [amount = '', rate] = measure(states.value, states.unit).split(' par ')
  return `${before}${amount}${after}${rate === undefined ? '' : ` par ${rate}`}`
})

/**
 * The words of a claim, a noun phrase: 'moins de 100 ms', '99,99 %', '48 heures au plus', '5 millions de points de
 * données ou plus par jour'. A rhythm is an adverb: 'chaque trimestre'.
 */
export const claim = (key: ClaimKey): string => statement(claims[key].states)

/** Units as a voice says them. */
const spokenUnits: Readonly<Partial<Record<Unit, readonly [one: string, other: string]>>> = {
  '%': ['pour cent', 'pour cent'],
  m: ['mètre', 'mètres'],
  ms: ['milliseconde', 'millisecondes'],
  min: ['minute', 'minutes'],
  h: ['heure', 'heures'],
}

/**
 * A claim in words that a screen reader says as they are meant: 'moins de 1 mètre', '95 pour cent ou plus'. Undefined
 * for a claim without a sign such as '<': what is seen of it is what is said.
 */
function spoken(states: Statement): string | undefined {
  if (states.kind === 'sign') return statement(states)
  if (states.kind !== 'number' || states.bound === 'exactly') return undefined
  const { bound, value, unit } = states
  const [before, after] = bounds[bound]
  // A unit of several words stands beside the figure, in the words about it.
  const noun = plural(value, ...(spokenUnits[unit] ?? units[unit]))
  return `${before}${value < million ? `${digits(value)} ${noun}`.trim() : measure(value, 'count')}${after}`
}

/** What a claim states, set large. The space before the unit is part of the unit. */
export const setLarge = (states: Statement): SetLarge => {
  const [value, unit] = seen(states)
  const whole = typeset(`${value}${unit}`)
  const set = typeset(value)
  return { value: set, unit: whole.slice(set.length), spoken: spoken(states) }
}

/** A claim set large: `{ value: '< 100', unit: ' ms' }`, `{ value: '95', unit: ' % ou plus' }`, `{ value: '5 M', unit: ' ou plus' }`. */
export const claimFigure = (key: ClaimKey): SetLarge => setLarge(claims[key].states)

function seen(states: Statement): readonly [value: string, unit: string] {
  if (states.kind === 'sign') return [states.value, '']
  if (states.kind !== 'number') return [statement(states), '']
  const value = states.value < million ? digits(states.value) : `${digits(states.value / million)} M`
  const noun = unitOf(states.value, states.unit)
  // A unit of several words stands beside the figure, in the words about it.
  const unit = noun === '' || noun.includes(' ') ? '' : ` ${noun}`
  if (states.bound === 'or-more') return [value, `${unit} ou plus`]
  return [['under', 'sub', 'within'].includes(states.bound) ? `< ${value}` : value, unit]
}

/** What `{{claim.key}}` stands for in an article. */
export const claimWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(claims).map(([key, { states }]) => [`claim.${key}`, statement(states)]),
)
