import { DrawnDecision, DrawnMethod } from '#components/data/DrawnSample.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { layout } from '#words/layout.ts'
import { fragments, loadPage } from '#words/pages/publications/load.ts'
import { decimal, whole } from '#words/print.ts'

export function Page() {
  const { decision, method } = loadPage
  return (
    <InnerPage
      kind="document"
      current="/data/load"
      words={loadPage}
      sections={fragments}
      action={loadPage.closing.actions[0]}
      other={layout.briefing}
    >
      <DrawnDecision
        figure="cells"
        words={decision}
        rows={sectors.cells.map(({ east, north, circuits, hour, quarter, toAdd, isOver }) => ({
          cells: [
            [east, north].map((km) => decimal(km, 1)).join(' · '),
            whole(circuits),
            decimal(hour * 100, 1),
            decimal(quarter * 100, 1),
            whole(toAdd),
          ],
          hot: isOver,
        }))}
      />
      <DrawnMethod words={method} />
    </InnerPage>
  )
}
