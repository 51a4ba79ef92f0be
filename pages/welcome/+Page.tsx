import { preload } from 'react-dom'
import { accountId, Dashboard } from '#auth/dashboard/Dashboard.island.tsx'
import type { MapLabels } from '#auth/dashboard/EventMap.tsx'
import { paths } from '#auth/paths.ts'
import { oneDecimal } from '#components/figures/engine/one-decimal.ts'
import { placedLabels } from '#components/figures/FigureFrame.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { Island } from '#components/islands/hydration/Island.tsx'
import { BareHeader } from '#components/layout/Header.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { type FigureName, figureAddress } from '#content/schema/figure.ts'
import { backToHome } from '#words/back-to-home.ts'
import { dayWord } from '#words/day-words.ts'
import { figureLabels } from '#words/figures.ts'
import { dashboard } from '#words/welcome.ts'

/** The prerendered page contains nothing of the dashboard, which the island renders for a signed-in client. */
export function Page() {
  // Background of the dashboard: the preload lets it load in parallel with the scripts.
  preload(figureAddress('awareness'), { as: 'image' })
  return (
    <Layout current={paths.dashboard} header={<ClientHeader />}>
      <Island
        name="dashboard"
        Component={Dashboard}
        props={{
          authUrl: settings.authUrl,
          authKey: settings.authKey,
          map: mapLabels(),
          issuer: site.name,
          passkeys: settings.passkeys,
        }}
      />
      <DashboardFallback />
    </Layout>
  )
}

/** The marks of the places in the dashboard's log, at which other figures of the same map have them. */
function mapLabels(): MapLabels {
  const { width, height } = figureOf('movement').frame
  const [short, fence] = [dayWord('day.short.place'), figureLabels.fence]
  const marks = [
    ...marksOf('movement').filter(({ text }) => ['S1', 'S4', 'S5', short].includes(text)),
    ...marksOf('awareness').filter(({ text }) => text === fence),
    ...marksOf('transit')
      .filter(({ hot }) => hot)
      .map((bridge) => ({ ...bridge, text: figureLabels.bridges[1] })),
  ]
  return {
    width,
    height,
    marks: marks.map(({ text, at }) => ({
      text: text === short ? `${text} ${dayWord('day.short.arrive')}` : text,
      x: oneDecimal(at.x),
      y: oneDecimal(at.y),
      kind: text === short ? 'alert' : text === fence ? 'area' : 'place',
    })),
  }
}

const marksOf = (figure: FigureName) =>
  placedLabels(figure, false)?.flatMap(({ label }) => (label.kind === 'line' ? [] : [label])) ?? []

/** The header of the dashboard's page, with an empty element that the island fills with the account. */
function ClientHeader() {
  return (
    <BareHeader navigation={dashboard.header.navigation}>
      <div
        className="contents border-t border-rule p-0! max-wide:order-1 max-wide:flex max-wide:min-h-12 max-wide:basis-full max-narrow:grid max-narrow:grid-rows-[repeat(2,minmax(3rem,auto))]"
        id={accountId}
      />
    </BareHeader>
  )
}

const { withoutScript, notLoaded } = dashboard

/**
 * The element after the island on the dashboard's page, for browsers without scripts, or without this one: its style
 * shows the first paragraph when the spinner has turned for too long.
 */
function DashboardFallback() {
  return (
    <>
      <p className="late-message night absolute animate-late inset-x-0 mx-auto -mt-[40svh] max-w-136 px-edge text-center">
        <b>{notLoaded.title}</b> {notLoaded.text}
      </p>
      <noscript>
        <div className="threshold night">
          {/* The page's one h1 is the spinner's. */}
          <h2 className="mb-[0.4em] max-w-[18em] text-display-1">{withoutScript.title}</h2>
          <p className="max-w-text">
            {withoutScript.text} <a href={paths.home}>{backToHome.label}</a>
          </p>
        </div>
      </noscript>
    </>
  )
}
