import { preload } from 'react-dom'
import { ClientHeader } from '#auth/dashboard/ClientHeader.tsx'
import { Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import { DashboardFallback } from '#auth/dashboard/DashboardFallback.tsx'
import type { MapLabels } from '#auth/dashboard/MapGround.tsx'
import { paths } from '#auth/paths.ts'
import { viewBoxOf } from '#components/figures/engine/frame.ts'
import { oneDecimal } from '#components/figures/engine/path.ts'
import { placedLabels } from '#components/figures/FigureFrame.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { Island } from '#components/islands/runtime/Island.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { figureAddress } from '#content/schema/figure.ts'
import { dayWord } from '#words/day-words.ts'
import { figureLabels } from '#words/figures.ts'

/** The prerendered page holds nothing of the dashboard. The island renders it for a signed-in client. */
export function Page() {
  // Background of the dashboard: the preload lets it load in parallel with the scripts.
  preload(figureAddress('awareness'), { as: 'image' })
  return (
    <Layout current={paths.dashboard} header={<ClientHeader />}>
      <Island
        name="dashboard"
        Component={Dashboard}
        props={{ authUrl: settings.authUrl, authKey: settings.authKey, map: mapLabels(), issuer: site.name }}
      />
      <DashboardFallback />
    </Layout>
  )
}

/** The labels of the dashboard's map that its log speaks of: the geofence, and the stop with its time. */
function mapLabels(): MapLabels {
  const placed =
    placedLabels('awareness', false)?.placed.filter(({ label }) => label.hot || label.text === figureLabels.fence) ?? []
  return {
    viewBox: viewBoxOf(figureOf('awareness').frame),
    labels: placed.map(({ label: { text, hot }, x, y, align }) => ({
      text: hot ? `${text} ${dayWord('day.short.arrive')}` : text,
      x: oneDecimal(x),
      y: oneDecimal(y),
      align,
      isHot: hot === true,
    })),
  }
}
