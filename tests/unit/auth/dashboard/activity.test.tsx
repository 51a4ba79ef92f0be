// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Activity } from '#auth/dashboard/Overview.tsx'

vi.mock('#words/welcome.ts', () => import('#content/fr/welcome.ts'))
vi.mock('#words/print.ts', () => import('#content/fr/print.ts'))

test('the French log prints its times as French does, and its markup names them as the HTML standard does', () => {
  document.body.innerHTML = renderToStaticMarkup(<Activity />)
  const times = [...document.querySelectorAll('time')]
  expect(times[0]?.textContent).toBe('15\u00a0h\u00a024')
  expect(times.at(-1)?.textContent).toBe('6\u00a0h')
  expect(times.length).toBeGreaterThan(3)
  for (const time of times) expect(time.getAttribute('datetime')).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
})
