// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { accountId } from '#auth/dashboard/account-id.ts'
import { ClientHeader } from '#auth/dashboard/ClientHeader.tsx'
import { DashboardFallback } from '#auth/dashboard/DashboardFallback.tsx'
import { sessionHours } from '#auth/limits.ts'
import { Gate } from '#auth/sign-in/Gate.tsx'
import { dayWord } from '#content/en/day-words.ts'
import { dashboard } from '#content/en/welcome.ts'
import { site } from '#content/facts/site.ts'

function built(part: ReactNode): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(part)
  expect(page.querySelectorAll('[style]')).toHaveLength(0)
  return page
}

/** What a browser without scripts makes of a part. */
function withoutScript(part: ReactNode): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = built(part).querySelector('noscript')?.textContent ?? ''
  return page
}

test('the sign-in page is called Secure Access and says how long a session lasts', () => {
  const page = built(<Gate>the form</Gate>)
  expect(page.querySelector('h1')?.innerHTML).toBe('Secure<br>Access')
  expect(page.querySelector('.lead')?.textContent).toContain('24 hours')
  expect(page.querySelector('.screen')?.textContent).toContain('the form')
})

test('where scripts are off, it says that signing in needs them, and leads to the contact page', () => {
  const page = withoutScript(<Gate>the form</Gate>)
  expect(page.textContent).toContain('Signing in needs JavaScript')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/contact')
  expect(page.querySelector('form, input')).toBeNull()
})

test('the header of the dashboard leads home and names nobody', () => {
  const page = built(<ClientHeader />)
  expect(page.querySelector('nav a')?.getAttribute('href')).toBe('/')
  expect(page.querySelector('nav a')?.textContent).toBe('Back to Home')
  expect(page.querySelector(`#${accountId}`)?.childNodes).toHaveLength(0)
  expect(page.textContent).toBe(`${site.name}Back to Home`)
})

test('without scripts the dashboard says why it is empty', () => {
  const page = withoutScript(<DashboardFallback />)
  expect(page.querySelector('h1')?.textContent).toContain('needs JavaScript')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/')
})

test('the service ends a session when the pages say so', () => {
  const settings = readFileSync('auth/supabase/config.toml', 'utf8')
  expect(settings).toMatch(new RegExp(`^timebox = "${sessionHours}h"$`, 'm'))
})

test('the example log tells the computed day', () => {
  const log = new Map<string, string>(dashboard.activity.entries.map((entry) => [entry.time, entry.text]))
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
