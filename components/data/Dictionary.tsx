import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { anyTable, figureTableNames } from '#content/day/dataset/figure-tables.ts'
import { tableNames } from '#content/day/dataset/tables.ts'
import { dictionary } from '#words/dataset/dictionary.ts'
import { unitLabel } from '#words/dataset/words-of-tables.ts'
import { dataPage } from '#words/pages/papers/data.ts'

/** Section with every field of every table. */
export function Dictionary() {
  const { note, title, text, columns } = dataPage.dictionary
  return (
    <HeadedSection ground="deep" id="dictionary" numeral="6" note={note} title={title} text={text}>
      {[...tableNames, ...figureTableNames].map((name) => (
        <details className="dictionary" key={name}>
          <summary>
            <b>{name}</b> {dictionary[name].title}
          </summary>
          <DataTable
            className="stacks"
            caption={name}
            hidesCaption
            columns={columns}
            rows={anyTable(name).columns.map((column) => {
              const words = dictionary[name].columns[column.name]
              const unit = unitLabel(column.unit)
              return { cells: [column.name, unit, column.type, words?.meaning ?? '', words?.origin ?? ''] }
            })}
            align="words"
          />
        </details>
      ))}
    </HeadedSection>
  )
}
