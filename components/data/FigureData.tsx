import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { type AnyTableName, type ComputedFigure, tablesOfFigure } from '#content/day/dataset/figure-tables.ts'
import { dataset } from '#content/facts/dataset.ts'
import { figureDataId } from '#content/schema/figure.ts'
import { dataPage } from '#words/pages/papers/data.ts'

/** Section with the tables of each computed figure. */
export function FigureData() {
  const { note, title, text, columns, names } = dataPage.figures
  return (
    <HeadedSection ground="deep" id="figures" numeral="4" note={note} title={title} text={text}>
      <div className="table-frame">
        <DataTable
          columns={columns}
          rows={(Object.keys(tablesOfFigure) as ComputedFigure[]).map((figure) => ({
            id: figureDataId(figure),
            cells: [names[figure], tablesOfFigure[figure].map(toTableLink)],
          }))}
          align={['left', 'left']}
        />
      </div>
    </HeadedSection>
  )
}

const toTableLink = (table: AnyTableName, index: number) => (
  <span key={table}>
    {index > 0 && ', '}
    <a href={`/${dataset.folder}/${table}.csv`}>{table}</a>
  </span>
)
