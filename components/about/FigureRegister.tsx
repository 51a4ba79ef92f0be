import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { about } from '#words/pages/about.ts'

/** The company's figures with their definitions: what is measured, and on what. */
export function FigureRegister() {
  const { note, title, text, columns, rows } = about.figures
  return (
    <HeadedSection id="figures" numeral="5" note={note} title={title} text={text}>
      <div className="table-frame">
        <DataTable className="stacks" columns={columns} rows={rows} align="words" />
      </div>
    </HeadedSection>
  )
}
