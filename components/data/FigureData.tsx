import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { type ComputedFigure, tablesOfFigure } from '#content/dataset/figure-tables.ts'
import { dataPage } from '#content/en/pages/papers/data.ts'
import { dataset } from '#content/facts/dataset.ts'
import { figureDataId } from '#content/schema/figure.ts'

/** Section with the tables of each computed figure. */
export function FigureData() {
  const { note, title, text, columns, names } = dataPage.figures
  return (
    <HeadedSection ground="deep" id="figures" numeral="4" note={note} title={title} text={text}>
      <div className="table-frame">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(tablesOfFigure) as ComputedFigure[]).map((figure) => (
              <tr id={figureDataId(figure)} key={figure}>
                <th scope="row">{names[figure]}</th>
                <td>
                  {tablesOfFigure[figure].map((table, index) => (
                    <span key={table}>
                      {index > 0 && ', '}
                      <a href={`/${dataset.folder}/${table}.csv`}>{table}</a>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </HeadedSection>
  )
}
