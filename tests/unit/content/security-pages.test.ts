import { expect, it } from 'vitest'
import { certificationsPage } from '#content/en/pages/certifications.ts'
import { security } from '#content/en/pages/security.ts'
import { certificationRegister, certifications } from '#content/facts/certifications.ts'

const secondsIn = { ms: 0.001, minutes: 60, hours: 3600 }

it('draws each timing as long as its words say', () => {
  for (const { name, value, seconds } of security.timings.rows) {
    const [, count, unit] = /(\d+)\s(ms|minutes|hours)$/.exec(value) ?? []
    expect(Number(count) * secondsIn[unit as keyof typeof secondsIn], name).toBeCloseTo(seconds)
  }
})

it('counts the register in its title', () => {
  const numbers = certificationsPage.title.match(/\d+/g)?.map(Number) ?? []
  const aligned = certificationRegister.filter(({ status }) => status === 'aligned').length
  const open = certificationRegister.filter(({ status }) => status === 'in-progress').length
  expect(numbers).toContain(aligned)
  expect(certifications.length + open).toBe(certificationRegister.length)
  expect(certificationsPage.title).toMatch(/^\S+ held, .* aligned with, .* in progress\.$/)
})
