import { expect, test } from 'vitest'
import { shownTime } from '#auth/dashboard/ActivityLog.tsx'
import { numeralsIn } from '#content/articles/numerals.ts'
import { language } from '#language'
import { dayWord } from '#words/day-words.ts'
import { dashboard } from '#words/welcome.ts'

const [stops, enters, leaves] = {
  'en-CA': ['Stops', 'Enters', 'Leaves'],
  'fr-CA': ['s’arrête', 'entre', 'quitte'],
}[language.tag]

test('the example log of the dashboard agrees with the computed day', () => {
  const log = new Map<string, string>(dashboard.activity.entries.map((entry) => [shownTime(entry.isoTime), entry.text]))
  const alert = log.get(dayWord('day.short.alert'))
  expect(alert).toContain(dayWord('day.short.alert.after.word'))
  expect(alert).toContain(dayWord('day.short.place'))
  expect(log.get(dayWord('day.short.arrive'))).toBe(`${stops}, ${dayWord('day.short.place')}`)
  expect(log.get(dayWord('cop.enters'))).toMatch(new RegExp(`^${enters} `))
  expect(log.get(dayWord('day.short.before.leave'))).toBe(`${leaves} ${dayWord('day.short.before.place')}`)
  expect(numeralsIn(log.get(dayWord('bridge.b.quarter.from')) ?? '', language.tag)).toEqual([
    dayWord('bridge.b.quarter'),
    '15',
  ])
  expect(dashboard.map.caption).toContain(dayWord('cop.time'))
})

test('the example log has as many alerts as the reading above it', () => {
  const alerts = dashboard.activity.entries.filter(({ tone }) => tone === 'alert')
  const reading = dashboard.overview.tiles.filter(({ tone }) => tone === 'alert')
  expect(reading.map(({ value }) => value)).toEqual([String(alerts.length)])
})
