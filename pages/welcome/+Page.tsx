import { preload } from 'react-dom'
import { ClientHeader } from '#auth/dashboard/ClientHeader.tsx'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { DashboardFallback } from '#auth/dashboard/DashboardFallback.tsx'
import { paths } from '#auth/paths.ts'
import { Island } from '#components/islands/runtime/Island.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { settings } from '#content/facts/settings.ts'
import { figureAddress } from '#content/schema/figure.ts'

/** The prerendered page holds nothing of the dashboard. The island renders it for a signed-in client. */
export function Page() {
  // Background of the dashboard: the preload lets it load in parallel with the scripts.
  preload(figureAddress('awareness'), { as: 'image' })
  return (
    <Layout current={paths.dashboard} header={<ClientHeader />}>
      <Island name="dashboard" Component={Dashboard} props={{ authUrl: settings.authUrl, authKey: settings.authKey }} />
      <DashboardFallback />
    </Layout>
  )
}
