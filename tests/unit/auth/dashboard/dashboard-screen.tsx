import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { AccountPanel } from '#auth/account/AccountPanel.client.tsx'
import { accountId } from '#auth/dashboard/account-id.ts'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { leaveFarewell } from '#auth/session/farewell.client.ts'
import { eachWithService } from '#tests/unit/auth/each-with-service.ts'
import { type FakeService, json, sessionFor } from '#tests/unit/auth/fake-service.ts'

const align = 'start'
export const map = { viewBox: '0 0 9 9', labels: [{ text: 'Geofence', x: 1, y: 1, align, isHot: false }] } as const

/** Renders the built markup, and hydrates the island in it. */
export function openPage(fake: FakeService, loadAccount = async () => AccountPanel) {
  const container = document.querySelector('main')
  if (container === null) throw new Error('The page has no main')
  const settings = { ...fake.service, map, issuer: 'Cairnline' }
  container.innerHTML = renderToString(<Dashboard {...settings} />)
  const live = { openAccess: fake.open, loadAccount, onSignedOut: leaveFarewell }
  return render(<Dashboard {...settings} {...live} />, { container, hydrate: true })
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
    fake.answer('user', json(200, sessionFor('a@client.example').user))
    use(fake)
  })
}
