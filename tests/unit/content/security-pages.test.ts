import { expect, it } from 'vitest'
import { certificationsPage } from '#content/en/pages/certifications.ts'
import { sanctions } from '#content/en/pages/sanctions.ts'
import { security } from '#content/en/pages/security.ts'
import { certificationRegister, certifications } from '#content/facts/certifications.ts'

const secondsIn = { ms: 0.001, minutes: 60, hours: 3600 }

it('draws each timing as long as its words say', () => {
  for (const { name, value, seconds } of security.timings.rows) {
    const [, count, unit] = /(\d+)\s(ms|minutes|hours)$/.exec(value) ?? []
    expect(Number(count) * secondsIn[unit as keyof typeof secondsIn], name).toBeCloseTo(seconds)
  }
})

it('promises the timings of the specification, section 9', () => {
  expect(security.timings.rows.map(({ value }) => value.replaceAll('\u00a0', ' '))).toEqual([
    'under 100 ms',
    'under 5 minutes',
    'under 15 minutes',
    'under 4 hours',
    'within 48 hours',
  ])
})

it('counts the register in its title', () => {
  const open = certificationRegister.length - certifications.length
  expect([certifications.length, open]).toEqual([28, 1])
  expect(certificationsPage.title).toBe('Twenty-eight filled. One open.')
})

it('suspends at once, and reviews as often as the specification says', () => {
  expect(sanctions.lead).toContain('cannot serve entities sanctioned by the Canadian government')
  expect(sanctions.lead).toContain('all services are suspended immediately')
  expect(sanctions.review.rhythms.slice(0, 3).map(({ value, text }) => `${value}: ${text}`)).toEqual([
    'Daily: Review of new designations',
    'Quarterly: Review of this policy',
    'Quarterly: Compliance audits',
  ])
})
