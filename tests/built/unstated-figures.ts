/* Finds figures in a built page that are neither claims, nor numbers of the day, nor examples. */

import { statedFigures, unstatedFigures } from '#content/articles/stated-figures.ts'
import { consequenceWords } from '#content/en/claims/consequences.ts'
import { saltWords } from '#content/en/claims/linkability.ts'
import { claimWords } from '#content/en/claims.ts'
import { dayWords } from '#content/en/day-words.ts'
import type { WordBlock } from './word-blocks.ts'

const stated = statedFigures({ ...dayWords(), ...claimWords, ...consequenceWords, ...saltWords })

/** The figures of a block that are neither claims, nor numbers of the day, nor examples. */
export function unstated({ element, text }: WordBlock): string[] {
  // The line with the dates of an article says how long it takes to read.
  if (element.closest('[data-example]') !== null || element.querySelector('time') !== null) return []
  // A label is beside the number of its section.
  const headings = element.closest('section')?.querySelectorAll('h2, [aria-hidden="true"] + p') ?? []
  const heading = [...headings].map(({ textContent }) => textContent).join(' ')
  return unstatedFigures({ text, heading }, stated)
}
