import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { about } from '#content/en/pages/about.ts'

/** The company's figures with their definitions: what is measured, on what, and how far each binds. */
export function FigureRegister() {
  const { note, title, text, label, columns, rows } = about.figures
  return (
    <HeadedSection id="figures" numeral="5" note={note} title={title} text={text}>
      <ScrollFrame label={label}>
        <DataTable columns={columns} rows={rows} align={['left', 'left', 'left', 'left', 'left']} />
      </ScrollFrame>
    </HeadedSection>
  )
}
