import { createElement } from 'react'
import { openAccess } from '#auth/session/access.client.ts'
import { leaveSignOutMessage } from '#auth/session/sign-out-message.client.ts'
import { Dashboard, type DashboardSettings } from './Dashboard.island.tsx'

const loadAccount = async () => (await import('#auth/account/AccountScreen.client.tsx')).AccountPanel

/**
 * The dashboard as a browser hydrates it, connected to the auth service. In a module of its own, so that React and the auth
 * client load in parallel; at build the island is rendered without a service.
 */
export function DashboardLive(settings: DashboardSettings) {
  return createElement(Dashboard, { ...settings, openAccess, loadAccount, onSignedOut: leaveSignOutMessage })
}
