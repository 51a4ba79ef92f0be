import { DataTable } from '#components/ui/DataTable.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { HeadedSection } from '#components/ui/Section.tsx'
import { countsPage } from '#words/pages/publications/counts.ts'

/** Section with what devices tell of an event that gates do not. */
export function BeyondGates() {
  const { columns, rows } = countsPage.beyond
  return (
    <HeadedSection ground="deep" className={denseOnPaper} id="beyond" numeral="4" {...countsPage.beyond}>
      <DataTable
        className="max-narrow:stacked"
        columns={columns}
        rows={rows.map((cells) => ({ cells }))}
        align="words"
      />
    </HeadedSection>
  )
}
