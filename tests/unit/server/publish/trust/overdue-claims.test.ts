/* Claims whose day of review has passed are named by the build. */

import { expect, test } from 'vitest'
import type { Claim } from '#content/facts/claims.ts'
import { overdueClaims } from '#server/publish/trust/overdue-claims.ts'

const patches: Claim = { review: '2027-01-31', states: { kind: 'number', bound: 'within', value: 48, unit: 'hours' } }
const register: Record<string, Claim> = {
  uptime: { review: '2027-04-30', states: { kind: 'number', bound: 'exactly', value: 99.99, unit: '%' } },
  patches,
}

test('nothing is overdue on its day', () => {
  expect(overdueClaims(new Date('2027-01-31T23:00:00Z'), register)).toEqual([])
})

test('what has passed is named with its day and what to do, the oldest first', () => {
  expect(overdueClaims(new Date('2027-05-01T00:00:00Z'), register)).toEqual([
    'claim "patches" (Critical patches: within 48\u00a0hours) was due for review on 2027-01-31. ' +
      'Check whether it still holds, then set the next review date in content/facts/claims.ts',
    'claim "uptime" (Uptime of live operations: 99.99%) was due for review on 2027-04-30. ' +
      'Check whether it still holds, then set the next review date in content/facts/claims.ts',
  ])
})
