import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { tableNames, tableOf } from '#content/dataset/tables.ts'
import { dictionary } from '#content/en/dataset/dictionary.ts'
import { dataPage } from '#content/en/pages/papers/data.ts'

/** Section with every field of every table. */
export function Dictionary() {
  const { note, title, text, columns } = dataPage.dictionary
  return (
    <HeadedSection id="dictionary" numeral="5" note={note} title={title} text={text}>
      {tableNames.map((name) => (
        <div className="table-frame" key={name}>
          <DataTable
            className="stacks"
            caption={name}
            columns={columns}
            rows={tableOf(name).columns.map((column) => {
              const words = dictionary[name].columns[column.name]
              return { cells: [column.name, column.unit, column.type, words?.meaning ?? '', words?.origin ?? ''] }
            })}
            align="words"
          />
        </div>
      ))}
    </HeadedSection>
  )
}
