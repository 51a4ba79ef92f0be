import { expect, test } from 'vitest'
import { dayWord } from '#content/en/day-words.ts'
import { dashboard } from '#content/en/welcome.ts'

test('the example log of the dashboard agrees with the computed day', () => {
  const log = new Map<string, string>(dashboard.activity.entries.map((entry) => [entry.isoTime, entry.text]))
  expect(log.get(dayWord('day.short.alert'))).toContain(
    `stopped ${dayWord('day.short.alert.after.word')} minutes, ${dayWord('day.short.place')}`,
  )
  expect(log.get(dayWord('day.short.arrive'))).toBe(`stops, ${dayWord('day.short.place')}`)
  expect(log.get(dayWord('cop.enters'))).toBe('enters geofence')
  expect(log.get(dayWord('day.short.before.leave'))).toBe(`leaves ${dayWord('day.short.before.place')}`)
  expect(log.get(dayWord('bridge.b.quarter.from'))).toBe(`alert: bridge B, ${dayWord('bridge.b.quarter')} in 15 min`)
  expect(dashboard.activity.note).toContain(`seed ${dayWord('day.seed')}`)
  expect(dashboard.map.caption).toContain(dayWord('cop.time'))
})

test('the example log has as many alerts as the reading above it', () => {
  const alerts = dashboard.activity.entries.filter(({ tone }) => tone === 'alert')
  expect(dashboard.overview.tiles.find(({ label }) => label === 'Alerts')?.value).toBe(String(alerts.length))
})
