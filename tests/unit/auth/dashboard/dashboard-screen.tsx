import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { accountId } from '#auth/dashboard/account-id.ts'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { leaveFarewell } from '#auth/session/farewell.client.ts'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, sessionFor } from '#tests/unit/auth/fake-service.ts'

const align = 'start'
export const map = { viewBox: '0 0 9 9', labels: [{ text: 'Geofence', x: 1, y: 1, align, isHot: false }] } as const

/** Renders the built markup, and hydrates the island in it. */
export function openPage(fake: FakeService) {
  const container = document.querySelector('main')
  if (container === null) throw new Error('The page has no main')
  container.innerHTML = renderToString(<Dashboard {...fake.service} map={map} />)
  return render(<Dashboard {...fake.service} map={map} openAccess={fake.open} onSignedOut={leaveFarewell} />, {
    container,
    hydrate: true,
  })
}

export async function openSignedIn(fake: FakeService) {
  fake.store(sessionFor('a@client.example'))
  openPage(fake)
  await screen.findByText('a@client.example')
}

export const shown = () => document.body.textContent ?? ''

/** Gives each test a fake service and an empty page. */
export function eachWithPage(use: (fake: FakeService) => void) {
  eachWithService((fake) => {
    document.body.innerHTML = `<header><div id="${accountId}"></div></header><main></main>`
    use(fake)
  })
}
