import { DrawnSample } from '#components/data/DrawnSample.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { fragments, loadPage } from '#words/pages/publications/load.ts'
import { decimal, whole } from '#words/print.ts'

export function Page() {
  return (
    <DrawnSample
      current="/data/load"
      figure="cells"
      words={loadPage}
      sections={fragments}
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
  )
}
