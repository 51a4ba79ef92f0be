import { expect, test } from 'vitest'
import { setLarge, statement } from '#content/en/claims.ts'
import type { Bound, Statement, Unit } from '#content/facts/claims.ts'

/** A number and its unit do not part at the end of a line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const number = (bound: Bound, value: number, unit: Unit = 'count') => ({ kind: 'number', bound, value, unit }) as const

// Values of no claim: a claim that changes changes no test here. The specification's tests compare the values.
test.each<[Statement, string]>([
  [number('under', 7, 'm'), 'under 7 m'],
  [{ kind: 'sign', value: '24/7' }, '24/7'],
  [number('within', 7, 'hours'), 'within 7 hours'],
  [number('or-more', 7_000_000, 'data-points-per-day'), '7M+ data points per day'],
  [number('up-to', 7, 'hours'), 'up to 7 hours'],
  [number('sub', 7, 'ms'), 'sub-7 ms'],
  [number('exactly', 7, 'minute-interval'), '7-minute'],
  [number('exactly', 7), '7'],
  [{ kind: 'range', from: 6, to: 7, unit: 'business-days' }, '6-7 business days'],
  [{ kind: 'rhythm', value: 'quarterly' }, 'quarterly'],
])('%j reads "%s"', (states, words) => {
  expect(plain(statement(states))).toBe(words)
})

test.each<[Statement, string, string, string?]>([
  [number('under', 1, 'm'), '<1', 'm', 'under 1 metre'],
  [number('under', 7, 'm'), '<7', 'm', 'under 7 metres'],
  [number('under', 7, 'ms'), '<7', 'ms', 'under 7 milliseconds'],
  [number('under', 1, 'ms'), '<1', 'ms', 'under 1 millisecond'],
  [number('exactly', 7.7, '%'), '7.7', '%'],
  [number('or-more', 7, '%'), '7', '%+', '7 percent or more'],
  [number('or-more', 7_000_000, 'data-points-per-day'), '7M+', '', '7 million or more'],
  [{ kind: 'sign', value: '24/7' }, '24/7', ''],
])('%j set large is %s and %s', (states, value, unit, spoken) => {
  const figure = setLarge(states)
  expect({ ...figure, spoken: figure.spoken && plain(figure.spoken) }).toEqual({ value, unit, spoken })
})
