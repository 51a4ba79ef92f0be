import { path } from '#auth/constants.ts'
import { ClientHeader } from '#auth/dashboard/ClientHeader.tsx'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { DashboardFallback } from '#auth/dashboard/DashboardFallback.tsx'
import { Island } from '#components/islands/Island.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { settings } from '#content/settings.ts'

/** Prerendered, this page holds nothing of the dashboard: the island shows it to somebody who is signed in. */
export function Page() {
  return (
    <Layout current={path.dashboard} header={<ClientHeader />}>
      <Island name="dashboard" Component={Dashboard} props={{ authUrl: settings.authUrl, authKey: settings.authKey }} />
      <DashboardFallback />
    </Layout>
  )
}
