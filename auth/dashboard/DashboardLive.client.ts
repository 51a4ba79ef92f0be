import { createElement } from 'react'
import { openAccess } from '#auth/session/access.client.ts'
import { leaveFarewell } from '#auth/session/farewell.client.ts'
import { Dashboard, type DashboardSettings } from './Dashboard.island.tsx'

const loadAccount = async () => (await import('#auth/account/AccountPanel.client.tsx')).AccountPanel

/** The island with its connection to the auth service, in one module, so that React and the client load in parallel. */
export function DashboardLive(settings: DashboardSettings) {
  return createElement(Dashboard, { ...settings, openAccess, loadAccount, onSignedOut: leaveFarewell })
}
