import { expect, test } from 'vitest'
import { sessionHours } from '#auth/limits.ts'
import { consequence } from '#content/en/claims/consequences.ts'
import { claim, claimFigure, claimWords } from '#content/en/claims.ts'
import { certificationRegister } from '#content/facts/certifications.ts'
import { type ClaimKey, claimNumber, claims } from '#content/facts/claims.ts'

/** A number and its unit do not part at the end of a line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

// One claim for each way of stating it. The specification's tests hold the values, on the built pages.
test.each<[ClaimKey, string]>([
  ['precision', 'under 1 m'],
  ['monitoring', '24/7'],
  ['patches', 'within 48 hours'],
  ['dataPoints', '5M+ data points per day'],
  ['forecastHorizon', 'up to 4 hours'],
  ['queryLatency', 'sub-100 ms'],
  ['compression', '10:1'],
  ['eventInterval', '5-minute'],
  ['eventNodes', '3'],
  ['reply', '1-2 business days'],
  ['sanctionsReview', 'quarterly'],
])('%s reads "%s"', (key, words) => {
  expect(plain(claim(key))).toBe(words)
  expect(claimWords[`claim.${key}`]).toBe(claim(key))
})

test.each<[ClaimKey, string, string, string, string?]>([
  ['precision', '<1', 'm', 'stated', 'under 1 metre'],
  ['alertLatency', '<100', 'ms', 'contract', 'under 100 milliseconds'],
  ['detection', '<5', 'minutes', 'target', 'under 5 minutes'],
  ['uptime', '99.99', '%', 'contract'],
  ['identification', '95', '%+', 'stated', '95 percent or more'],
  ['dataPoints', '5M+', '', 'stated', '5 million or more'],
  ['monitoring', '24/7', '', 'contract'],
])('%s set large is %s and %s, and says how far it binds', (key, value, unit, status, spoken) => {
  const figure = claimFigure(key)
  expect({ ...figure, spoken: figure.spoken && plain(figure.spoken) }).toEqual({ value, unit, status, spoken })
})

test('a count in millions can be computed with', () => {
  expect(claimNumber('dataPoints')).toBe(5_000_000)
})

test('what follows from a claim is computed from it', () => {
  expect(plain(consequence('uptime.year'))).toBe('53 minutes')
  expect(plain(consequence('uptime.year.exact'))).toBe('52 min 34 s')
  expect(plain(consequence('queryUptime.month'))).toBe('21.6 minutes')
  expect(consequence('integrity.rest')).toBe('0.03%')
  expect(consequence('integrity.records')).toBe('1,500 records a day')
})

test('each certification is a claim, under the slug of its name, from the one register', () => {
  const named = Object.values(claims).flatMap(({ states }) => (states.kind === 'name' ? [states.value] : []))
  expect(named).toEqual(certificationRegister.map(({ name }) => name))
  expect(claimWords['claim.iso-27001-2022']).toBe('ISO 27001:2022')
  expect(claimWords['claim.fedramp-high']).toBe('FedRAMP High')
})

test.each(Object.entries(claims))('%s says on which day somebody looks at it again', (_, one) => {
  expect(new Date(one.review).toISOString().slice(0, 10)).toBe(one.review)
})

test('the stated length of a session is the one that the sign-in keeps', () => {
  expect(claimNumber('session')).toBe(sessionHours)
})
