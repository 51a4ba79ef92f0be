import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import type { LinkTo } from '#components/ui/links.tsx'

interface StatementProps {
  id: string
  numeral: string
  words: {
    note: string
    title: string
    text: string
    columns: readonly string[]
    rows: readonly (readonly string[])[]
    link?: LinkTo
  }
}

/** Section with a table of statements: what, how, and how it stands. */
export function Statement({ id, numeral, words }: StatementProps) {
  const { note, title, text, columns, rows, link } = words
  return (
    <HeadedSection id={id} numeral={numeral} note={note} title={title} text={text} link={link}>
      <div className="table-frame">
        <DataTable
          className="stacks"
          caption={title}
          hidesCaption
          columns={columns}
          rows={rows.map((cells) => ({ cells }))}
          align="words"
        />
      </div>
    </HeadedSection>
  )
}
