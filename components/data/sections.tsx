/* /data: an index of the open files, how to load them and recompute the stops, what a client gets, limits and fields. */

import { Fragment } from 'react'
import { CroppedFigure } from '#components/figures/FigureFrame.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { HeadedSection, Section } from '#components/ui/Section.tsx'
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

/** The sections with files and samples, each with how many it has and the first of them, beside the map of the day. */
export function DownloadIndex() {
  const { files, load, recompute, deliverable } = dataPage
  const { fold } = dataPage.figures
  const tables = tableNames.map((table) => ({ label: `${table}.csv`, href: `/${dataset.folder}/${table}.csv` }))
  const parts = [
    { id: 'files', title: files.title, links: [...tables, ...files.beside.items] },
    { id: 'load', title: load.title, links: load.items },
    { id: 'recompute', title: recompute.title, links: recompute.links },
    { id: 'deliverable', title: deliverable.title, links: deliverable.items },
    { id: 'figures', title: dataPage.figures.title, links: [{ label: fold(figures.length), href: '#figures' }] },
  ]
  return (
    <Section className="print:hidden [&>.sheet]:pb-0">
      <dl className="field-1-2 grid grid-cols-2 bg-ground p-0 max-slim:grid-cols-1">
        {parts.map(({ id, title, links: [first, ...others] }) => (
          <div
            className="col-span-full grid grid-cols-subgrid items-center border-rule py-2 not-first:border-t"
            key={id}
          >
            <dt className="px-in text-ui font-bold">
              <a className="inline-flex min-h-6 items-center gap-2 no-underline hover:underline" href={`#${id}`}>
                {title}
                {others.length > 0 && <span className="marginal">{others.length + 1}</span>}
              </a>
            </dt>
            <dd className="px-in text-ui">
              {first && (
                <a className="inline-block min-h-6" href={first.href}>
                  {first.label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <CroppedFigure figure="movement" className="field-3-4 w-full p-0 max-wide:hidden" />
    </Section>
  )
}

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

const figures = Object.keys(tablesOfFigure) as ComputedFigure[]

/** Section with the tables of each computed figure. A link to one of its rows unfolds the table on a phone. */
export function FigureData() {
  const { columns, names, fold } = dataPage.figures
  return (
    <HeadedSection ground="deep" id="figures" numeral="5" {...dataPage.figures}>
      <FoldedUntilWide label={fold(figures.length)}>
        <DataTable
          columns={columns}
          rows={figures.map((figure) => ({
            id: figureDataId(figure),
            cells: [names[figure], <TableLinks tables={tablesOfFigure[figure]} key={figure} />],
          }))}
          align={['left', 'left']}
        />
      </FoldedUntilWide>
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

/** Section with every field of every table: those of the first section, and those of figures folded into one. */
export function Dictionary() {
  const { more } = dataPage.dictionary
  const others = anyTableNames.filter((name) => !tableNames.some((one) => one === name))
  return (
    <HeadedSection ground="deep" id="dictionary" numeral="7" {...dataPage.dictionary}>
      {tableNames.map((name) => (
        <FieldsOfTable table={name} key={name} />
      ))}
      <details className="border-t border-ink p-0">
        <summary className={tableSummary}>
          <b>{more(others.length)}</b>
        </summary>
        {others.map((name) => (
          <FieldsOfTable table={name} key={name} />
        ))}
      </details>
    </HeadedSection>
  )
}

const tableSummary = 'cursor-pointer bg-ground px-in py-3'

function FieldsOfTable({ table }: { table: AnyTableName }) {
  const { columns } = dataPage.dictionary
  return (
    <details className="border-t border-ink p-0">
      <summary className={tableSummary}>
        <b className="mr-3">{table}</b> {dictionary[table].title}
      </summary>
      <DataTable
        className="max-narrow:stacked"
        caption={table}
        hidesCaption
        columns={columns}
        rows={describedTables[table].columns.map((column) => {
          const words = dictionary[table].columns[column.name]
          const unit = unitLabel(column.unit)
          const [field, meaning, origin] = [column.name, words?.meaning ?? '', words?.origin ?? ''].map(namesAsCode)
          return { cells: [field, unit, column.type, meaning, origin] }
        })}
        align="words"
      />
    </details>
  )
}
