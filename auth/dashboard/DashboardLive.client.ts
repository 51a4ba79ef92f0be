import { createElement } from 'react'
import { openAccess } from '#auth/session/access.client.ts'
import type { AuthService } from '#auth/session/access.ts'
import { Dashboard } from './Dashboard.island.tsx'

/** The island with its way to the auth service: one import, so that client and React are fetched side by side. */
export function DashboardLive(service: AuthService) {
  return createElement(Dashboard, { ...service, openAccess })
}
