import { DataTable } from '#components/ui/DataTable.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { countsPage } from '#words/pages/publications/counts.ts'
import { smallOnPaper } from './on-paper.ts'

/** Section with what devices tell of an event that gates do not, and the records that a day is replayed from. */
export function BeyondGates() {
  const { answers, records } = countsPage.beyond
  return (
    <HeadedSection ground="deep" className={smallOnPaper} id="beyond" numeral="5" {...countsPage.beyond}>
      <DataTable
        className="max-narrow:stacked"
        columns={answers.columns}
        rows={answers.rows.map((cells) => ({ cells }))}
        align="words"
      />
      <h3 className="mt-part pb-3 print:mt-2">{records.title}</h3>
      <DataTable
        className="max-narrow:stacked"
        columns={records.columns}
        rows={records.rows.map((cells) => ({ cells }))}
        align="words"
      />
    </HeadedSection>
  )
}
