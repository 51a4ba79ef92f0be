import { createElement } from 'react'
import { openAccess } from '#auth/session/access.client.ts'
import { leaveSignOutMessage } from '#auth/session/sign-out-message.client.ts'
import { Dashboard, type DashboardSettings } from './Dashboard.island.tsx'

const loadAccount = async () => (await import('#auth/account/AccountScreen.client.tsx')).AccountPanel

/** The island with its connection to the auth service, in one module, so that React and the auth client load in parallel. */
export function DashboardLive(settings: DashboardSettings) {
  return createElement(Dashboard, { ...settings, openAccess, loadAccount, onSignedOut: leaveSignOutMessage })
}
