import { expect, it } from 'vitest'
import { security } from '#words/pages/security.ts'

const secondsIn = { ms: 0.001, minutes: 60, hours: 3600, heures: 3600 }

it('draws each timing as long as its words say', () => {
  for (const { name, value, seconds } of security.timings.rows) {
    const [, count, unit] = /(\d+)\s(ms|minutes|hours|heures)(?: au plus)?$/.exec(value) ?? []
    expect(Number(count) * secondsIn[unit as keyof typeof secondsIn], name).toBeCloseTo(seconds)
  }
})
