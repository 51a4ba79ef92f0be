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
      rows={sectors.cells.map(({ name, load, circuits, lost, toAdd, isOver }) => ({
        cells: [name, decimal(load, 1), whole(circuits), decimal(lost * 100, 1), whole(toAdd)],
        hot: isOver,
      }))}
      moreRows={sectors.upgrades.map(({ year, cells, circuits }) => ({
        cells: [year === 0 ? loadPage.more.now : loadPage.more.year(whole(year)), whole(cells), whole(circuits)],
        hot: year === 0,
      }))}
    />
  )
}
