import { createElement } from 'react'
import type { AuthService } from '#auth/service/auth-service.ts'
import { openAccess } from '#auth/session/access.client.ts'
import { Dashboard } from './Dashboard.island.tsx'

/** The island with its connection to the auth service, in one module, so that React and the client load in parallel. */
export function DashboardLive(service: AuthService) {
  return createElement(Dashboard, { ...service, openAccess })
}
