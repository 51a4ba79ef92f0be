import { DrawnDecision, DrawnMethod } from '#components/data/DrawnSample.tsx'
import { InnerPage } from '#components/layout/InnerPage.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { layout } from '#words/layout.ts'
import { type Arm, fragments, junctionPage } from '#words/pages/publications/junction.ts'
import { whole } from '#words/print.ts'

export function Page() {
  const { decision, method } = junctionPage
  return (
    <InnerPage
      kind="document"
      current="/data/junction"
      words={junctionPage}
      sections={fragments}
      action={junctionPage.closing.actions[0]}
      other={layout.briefing}
    >
      <DrawnDecision
        figure="junction"
        words={decision}
        rows={sectors.turns.map(({ from, to, people, bus, walk, car, isHidden }) => ({
          cells: [decision.turn(from as Arm, to as Arm), ...[people, bus, walk, car].map(whole)],
          hot: isHidden,
        }))}
      />
      <DrawnMethod words={method} />
    </InnerPage>
  )
}
