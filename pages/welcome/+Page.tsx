import { preload } from 'react-dom'
import { ClientHeader } from '#auth/dashboard/ClientHeader.tsx'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { DashboardFallback } from '#auth/dashboard/DashboardFallback.tsx'
import { paths } from '#auth/paths.ts'
import { Island } from '#components/islands/runtime/Island.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { settings } from '#content/facts/settings.ts'
import { figureAddress } from '#content/schema/figure.ts'

/** Prerendered, this page holds nothing of the dashboard: the island shows it to somebody who is signed in. */
export function Page() {
  // The ground of the dashboard, on its way while its scripts are.
  preload(figureAddress('awareness'), { as: 'image' })
  return (
    <Layout current={paths.dashboard} header={<ClientHeader />}>
      <Island name="dashboard" Component={Dashboard} props={{ authUrl: settings.authUrl, authKey: settings.authKey }} />
      <DashboardFallback />
    </Layout>
  )
}
