import { DataTable } from '#components/ui/DataTable.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { reportPage } from '#words/pages/papers/report.ts'
import { awarenessLog } from '#words/services/awareness.ts'

/** Section with the quantities of the day and the events at the fence. */
export function Finding() {
  const { note, title, text, columns, rows, log } = reportPage.finding
  return (
    <HeadedSection ground="deep" id="finding" numeral="1" note={note} title={title} text={text}>
      <div className="table-frame">
        <DataTable className="stacks" columns={columns} rows={rows.map((cells) => ({ cells }))} align="words" />
      </div>
      <div className="report-log">
        <h3>{log}</h3>
        <EventLog events={awarenessLog} />
      </div>
    </HeadedSection>
  )
}
