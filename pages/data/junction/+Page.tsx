import { DrawnSample } from '#components/data/DrawnSample.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { type Arm, fragments, junctionPage } from '#words/pages/publications/junction.ts'
import { whole } from '#words/print.ts'

export function Page() {
  return (
    <DrawnSample
      current="/data/junction"
      figure="junction"
      words={junctionPage}
      sections={fragments}
      rows={sectors.turns.map(({ from, to, people, bus, walk, car, isHidden }) => ({
        cells: [junctionPage.decision.turn(from as Arm, to as Arm), ...[people, bus, walk, car].map(whole)],
        hot: isHidden,
      }))}
    />
  )
}
