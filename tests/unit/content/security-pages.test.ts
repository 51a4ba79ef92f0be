import { expect, it } from 'vitest'
import { certificationRegister } from '#content/facts/certifications.ts'
import { language } from '#language'
import { certificationsPage } from '#words/pages/certifications.ts'
import { security } from '#words/pages/security.ts'
import { cardinal } from '#words/print.ts'

const secondsIn = { ms: 0.001, minutes: 60, hours: 3600, heures: 3600 }

it('draws each timing as long as its words say', () => {
  for (const { name, value, seconds } of security.timings.rows) {
    const [, count, unit] = /(\d+)\s(ms|minutes|hours|heures)(?: au plus)?$/.exec(value) ?? []
    expect(Number(count) * secondsIn[unit as keyof typeof secondsIn], name).toBeCloseTo(seconds)
  }
})

it('counts the register in its title', () => {
  const form = {
    'en-CA': /^(\S+) held, (\S+) aligned with, (\S+) in progress\.$/,
    'fr-CA': /^(\S+) détenues, (\S+)\salignées, (\S+) en cours\.$/,
  }[language.tag]
  const numbers = certificationRegister.map((_, index) => index + 1)
  const read = (word: string) => numbers.find((one) => cardinal(one) === word.toLowerCase().replace(/^une$/, 'un'))
  const countOf = (...which: string[]) => certificationRegister.filter(({ status }) => which.includes(status)).length
  expect(form.exec(certificationsPage.title)?.slice(1).map(read)).toEqual([
    countOf('certified', 'attested'),
    countOf('aligned'),
    countOf('in-progress'),
  ])
})
