import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedSection } from '#components/ui/FoldedSection.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { countsPage } from '#words/pages/publications/counts.ts'

/** Section with the devices that may show the crowd of an event, and the records that a day is replayed from. */
export function EventRecords() {
  const { devices, needed } = countsPage.records
  return (
    <FoldedSection className={denseOnPaper} id="records" numeral="6" {...countsPage.records}>
      <DataTable
        className="max-narrow:stacked"
        columns={devices.columns}
        rows={devices.rows.map((cells) => ({ cells }))}
        align="words"
      />
      <h3 className="mt-part px-in pb-3 print:mt-2">{needed.title}</h3>
      <DataTable
        className="max-narrow:stacked"
        columns={needed.columns}
        rows={needed.rows.map((cells) => ({ cells }))}
        align="words"
      />
    </FoldedSection>
  )
}
