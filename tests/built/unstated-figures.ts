/* Finds figures in a built page that are neither claims, nor numbers of the day, nor examples. */

import { figuresIn, unstatedFigures } from '#content/articles/stated-figures.ts'
import { consequenceWords } from '#content/en/claims/consequences.ts'
import { saltWords } from '#content/en/claims/linkability.ts'
import { claimWords } from '#content/en/claims.ts'
import { dayWords } from '#content/en/day-words.ts'
import { claims } from '#content/facts/claims.ts'
import type { WordBlock } from './word-blocks.ts'

/** The units of the numbers of the synthetic day, by the last part of their keys. */
const dayUnits = [
  [/\.share$/, '%'],
  [/\.minutes$|\.without$|day\.T$|day\.gap$|\.moving$|\.rest$/, ' min'],
  [/hours$/, ' h'],
  [/days$/, ' days'],
] as const

/** Volumes that are set large, with the unit beside them. */
const setLarge = (): string[] =>
  Object.values(claims).flatMap(({ states }) => {
    if (states.kind !== 'number' || states.bound !== 'or-more') return []
    return [states.value < 1e6 ? `${states.value}+` : `${states.value / 1e6}M+`]
  })

const words = { ...dayWords(), ...claimWords, ...consequenceWords, ...saltWords }

/**
 * The figures that need no further source on a page, whose words call functions: those in the register of claims, those
 * computed from them, and the numbers of the synthetic day.
 */
const stated: ReadonlySet<string> = new Set([
  ...Object.values(words),
  ...[
    ...Object.entries(words).flatMap(([key, word]) => [
      word,
      ...dayUnits.flatMap(([pattern, suffix]) => (pattern.test(key) ? [`${word}${suffix}`] : [])),
    ]),
    ...setLarge(),
  ].flatMap(figuresIn),
])

/** The figures of a block that are neither claims, nor numbers of the day, nor examples. */
export function unstated({ element, text }: WordBlock): string[] {
  // The line with the dates of an article says how long it takes to read.
  if (element.closest('[data-example]') !== null || element.querySelector('time') !== null) return []
  // A label is beside the number of its section.
  const headings = element.closest('section')?.querySelectorAll('h2, [aria-hidden="true"] + p') ?? []
  const heading = [...headings].map(({ textContent }) => textContent).join(' ')
  return unstatedFigures({ text, heading }, stated)
}
