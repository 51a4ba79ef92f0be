import { EntropyTable } from '#components/figures/EntropyTable.tsx'
import { OutOfSampleTable } from '#components/figures/OutOfSampleTable.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { Plateau } from '#components/figures/Plateau.tsx'
import { StayTable } from '#components/figures/StayTable.tsx'
import type { ComponentType } from 'react'
import { type Block, type DayTable, isDayTable } from '#content/article.ts'
import { articlePage } from '#content/en/pages/blog.ts'

/** One piece of an article. Its HTML comes from the parser alone, which lets no markup of a text through. */
export function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'html':
      return <div className="words" dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'aside':
      return <aside className="words-aside" dangerouslySetInnerHTML={{ __html: block.html }} />
    case 'definition':
      return (
        <div className="definition">
          <p className="marginal">
            {articlePage.definition}: <dfn>{block.term}</dfn>
          </p>
          <div dangerouslySetInnerHTML={{ __html: block.html }} />
        </div>
      )
    case 'figure':
      return <ArticleFigure block={block} />
    case 'table':
      return <ArticleTable block={block} />
  }
}

const dayTableOf: Record<DayTable, ComponentType> = {
  plateau: Plateau,
  entropy: EntropyTable,
  stays: StayTable,
  'out-of-sample': OutOfSampleTable,
}

function ArticleFigure({ block }: { block: Extract<Block, { kind: 'figure' }> }) {
  return (
    <figure className="article-figure">
      {isDayTable(block.name) ? (
        <DayTableFrame name={block.name} label={block.alt} />
      ) : (
        <Plate figure={block.name} alt={block.alt} />
      )}
      {block.caption && <figcaption>{block.caption}</figcaption>}
    </figure>
  )
}

function DayTableFrame({ name, label }: { name: DayTable; label: string }) {
  const Table = dayTableOf[name]
  return (
    <section className="table-frame" aria-label={label}>
      <Table />
    </section>
  )
}

function ArticleTable({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  const align = (column: number) => (block.columns[column]?.align === 'end' ? 'r' : undefined)
  const rows = (kind: 'entry' | 'sum') =>
    block.rows
      .filter((row) => row.kind === kind)
      .map((row) => (
        <tr key={row.cells.join('|')}>
          {row.cells.map((cell, column) =>
            column === 0 ? (
              <th scope="row" key={`${column}-${cell}`} dangerouslySetInnerHTML={{ __html: cell }} />
            ) : (
              <td className={align(column)} key={`${column}-${cell}`} dangerouslySetInnerHTML={{ __html: cell }} />
            ),
          )}
        </tr>
      ))
  const sums = rows('sum')
  return (
    <div className="article-table table-frame">
      <table>
        {block.caption && <caption dangerouslySetInnerHTML={{ __html: block.caption }} />}
        <thead>
          <tr>
            {block.columns.map((column, index) => (
              <th
                scope="col"
                className={align(index)}
                key={`${index}-${column.html}`}
                dangerouslySetInnerHTML={{ __html: column.html }}
              />
            ))}
          </tr>
        </thead>
        <tbody>{rows('entry')}</tbody>
        {sums.length > 0 && <tfoot>{sums}</tfoot>}
      </table>
    </div>
  )
}
