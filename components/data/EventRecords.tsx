import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedOnPhone } from '#components/ui/FoldedOnPhone.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { HeadedSection } from '#components/ui/Section.tsx'
import { countsPage } from '#words/pages/publications/counts.ts'
import { sampleFolds } from '#words/pages/publications/sample-folds.ts'

/** Section with the devices that may show the crowd of an event, and the records that a day is replayed from. */
export function EventRecords() {
  const { devices, needed } = countsPage.records
  return (
    <HeadedSection ground="deep" className={denseOnPaper} id="records" numeral="6" {...countsPage.records}>
      <FoldedOnPhone label={sampleFolds.tables}>
        <DataTable
          className="max-narrow:stacked"
          columns={devices.columns}
          rows={devices.rows.map((cells) => ({ cells }))}
          align="words"
        />
        <h3 className="mt-part pb-3 print:mt-2">{needed.title}</h3>
        <DataTable
          className="max-narrow:stacked"
          columns={needed.columns}
          rows={needed.rows.map((cells) => ({ cells }))}
          align="words"
        />
      </FoldedOnPhone>
    </HeadedSection>
  )
}
