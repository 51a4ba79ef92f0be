/*
 * Sections of the page /data, which pages/data/+Page.tsx puts in order. Their words are in
 * content/en/pages/publications/data.ts.
 */

import { Fragment } from 'react'
import { DataTable } from '#components/ui/DataTable.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import {
  type AnyTableName,
  anyTableNames,
  type ComputedFigure,
  describedTables,
  type TableName,
  tableNames,
  tablesOfFigure,
} from '#content/data-tables.ts'
import { dataset } from '#content/facts/dataset.ts'
import { loading } from '#content/facts/loading.ts'
import { figureDataId } from '#content/schema/figure.ts'
import { dictionary } from '#words/dataset/dictionary.ts'
import { unitLabel } from '#words/dataset/words-of-tables.ts'
import { dataPage } from '#words/pages/publications/data.ts'
import { whole } from '#words/print.ts'
import { LinkList } from './LinkList.tsx'

/** Section with the files of the dataset: its tables in two formats, and what goes with them. */
export function DataFiles() {
  const { columns, beside } = dataPage.files
  return (
    <HeadedSection ground="deep" id="files" numeral="1" {...dataPage.files}>
      <div className="overflow-x-auto p-0 max-wide:[&_:is(td,th+th)]:px-2">
        <DataTable
          className="max-narrow:stacked"
          columns={columns}
          rows={tableNames.map((name) => ({
            cells: [
              name,
              dictionary[name].title,
              whole(describedTables[name].rows),
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
  return (
    <a href={`/${dataset.folder}/${file}`}>
      {table}
      <wbr />.{end}
    </a>
  )
}

/** Section with the lines that load the files in programs of the field, and the formats made for them. */
export function Loading() {
  const { items } = dataPage.load
  return (
    <HeadedSection id="load" numeral="2" {...dataPage.load}>
      {Object.entries(loading).map(([program, lines]) => (
        <details className="p-0 border-t border-ink" key={program}>
          <summary className="px-in py-3 bg-ground cursor-pointer">
            <b>{program}</b>
          </summary>
          <pre className="data overflow-x-auto bg-ground pb-4 whitespace-pre-wrap">
            <code>{lines}</code>
          </pre>
        </details>
      ))}
      <LinkList items={items} />
    </HeadedSection>
  )
}

/** Section on the script that finds the stays again. */
export function Recompute() {
  const { command, links } = dataPage.recompute
  return (
    <HeadedSection ground="night" id="recompute" numeral="3" {...dataPage.recompute}>
      <pre className="data overflow-x-auto border-y border-rule bg-ground py-4 whitespace-pre-wrap">
        <code>{command}</code>
      </pre>
      <LinkList items={links} />
    </HeadedSection>
  )
}

/** Section on the sample of a deliverable. */
export function Deliverable() {
  const { items } = dataPage.deliverable
  return (
    <HeadedSection id="deliverable" numeral="4" {...dataPage.deliverable}>
      <LinkList items={items} />
    </HeadedSection>
  )
}

/** Section with the tables of each computed figure. */
export function FigureData() {
  const { columns, names } = dataPage.figures
  return (
    <HeadedSection ground="deep" id="figures" numeral="5" {...dataPage.figures}>
      <DataTable
        columns={columns}
        rows={(Object.keys(tablesOfFigure) as ComputedFigure[]).map((figure) => ({
          id: figureDataId(figure),
          cells: [names[figure], <TableLinks tables={tablesOfFigure[figure]} key={figure} />],
        }))}
        align={['left', 'left']}
      />
    </HeadedSection>
  )
}

/** Links of several lines are 24 px apart (WCAG 2.2, 2.5.8). */
function TableLinks({ tables }: { tables: readonly AnyTableName[] }) {
  return (
    <span className="block leading-[1.75]">
      {tables.map((table, index) => (
        <Fragment key={table}>
          {index > 0 && ', '}
          <a href={`/${dataset.folder}/${table}.csv`}>{table}</a>
        </Fragment>
      ))}
    </span>
  )
}

/** Section on what the dataset does not say. */
export function Limits() {
  const { points } = dataPage.limits
  return (
    <HeadedSection id="limits" numeral="6" {...dataPage.limits}>
      <Definitions points={points} />
    </HeadedSection>
  )
}

/** A text with the names of fields as code, whose underscores Markdown leaves as they are. */
const namesAsCode = (text: string) =>
  text.split(/\b([a-z]+(?:_[a-z]+)+)\b/).map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))

/** Section with every field of every table. */
export function Dictionary() {
  const { columns } = dataPage.dictionary
  return (
    <HeadedSection ground="deep" id="dictionary" numeral="7" {...dataPage.dictionary}>
      {anyTableNames.map((name) => (
        <details className="p-0 border-t border-ink" key={name}>
          <summary className="px-in py-3 bg-ground cursor-pointer">
            <b className="mr-3">{name}</b> {dictionary[name].title}
          </summary>
          <DataTable
            className="max-narrow:stacked"
            caption={name}
            hidesCaption
            columns={columns}
            rows={describedTables[name].columns.map((column) => {
              const words = dictionary[name].columns[column.name]
              const unit = unitLabel(column.unit)
              const [field, meaning, origin] = [column.name, words?.meaning ?? '', words?.origin ?? ''].map(namesAsCode)
              return { cells: [field, unit, column.type, meaning, origin] }
            })}
            align="words"
          />
        </details>
      ))}
    </HeadedSection>
  )
}
