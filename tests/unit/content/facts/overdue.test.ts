import { expect, test } from 'vitest'
import type { Claim } from '#content/facts/claims.ts'
import { overdueClaims } from '#content/facts/overdue.ts'

const uptime: Claim = {
  text: 'Uptime',
  value: '99.99',
  unit: '%',
  bound: 'exactly',
  status: 'contract',
  review: '2027-04-30',
}
const register = { uptime, patches: { ...uptime, text: 'Patches', value: '48', unit: 'hours', review: '2027-01-31' } }

test('nothing is overdue on its day', () => {
  expect(overdueClaims(new Date('2027-01-31T23:00:00Z'), register)).toEqual([])
})

test('what has passed is named with its day and what to do, the oldest first', () => {
  expect(overdueClaims(new Date('2027-05-01T00:00:00Z'), register)).toEqual([
    'claim "patches" (Patches: 48 hours) was due for review on 2027-01-31. ' +
      'See whether it still holds, then set the next day in content/facts/claims.ts',
    'claim "uptime" (Uptime: 99.99 %) was due for review on 2027-04-30. ' +
      'See whether it still holds, then set the next day in content/facts/claims.ts',
  ])
})

test('reads the real register unless it is given another', () => {
  expect(overdueClaims(new Date('2999-01-01T00:00:00Z')).length).toBeGreaterThan(60)
})
