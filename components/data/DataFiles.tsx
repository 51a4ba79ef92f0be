import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { type TableName, tableNames, tableOf } from '#content/day/dataset/tables.ts'
import { dataset } from '#content/facts/dataset.ts'
import { dictionary } from '#words/dataset/dictionary.ts'
import { dataPage } from '#words/pages/papers/data.ts'
import { whole } from '#words/print.ts'
import { LinkList } from './LinkList.tsx'

/** Section with the files of the dataset: its tables in two formats, and what goes with them. */
export function DataFiles() {
  const { note, title, text, columns, beside } = dataPage.files
  return (
    <HeadedSection ground="deep" id="files" numeral="1" note={note} title={title} text={text}>
      <div className="table-frame">
        <DataTable
          className="stacks"
          columns={columns}
          rows={tableNames.map((name) => ({
            cells: [
              name,
              dictionary[name].title,
              whole(tableOf(name).rows.length),
              <FileLink table={name} end="csv" key="csv" />,
              <FileLink table={name} end="geojson" key="geojson" />,
            ],
          }))}
          align="words"
        />
      </div>
      <LinkList title={beside.title} items={beside.items} />
    </HeadedSection>
  )
}

function FileLink({ table, end }: { table: TableName; end: 'csv' | 'geojson' }) {
  const file = `${table}.${end}`
  return <a href={`/${dataset.folder}/${file}`}>{file}</a>
}
