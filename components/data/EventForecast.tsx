import { DataTable } from '#components/ui/DataTable.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import crowd from '#content/day/results/crowd.json' with { type: 'json' }
import { countsPage } from '#words/pages/publications/counts.ts'
import { percent, whole } from '#words/print.ts'

/** Section with the forecast of an event, its errors on other evenings, and when a team is called by it. */
export function EventForecast() {
  const { forecast, rules, title } = countsPage.ahead
  return (
    <HeadedSection ground="amber" className={denseOnPaper} id="ahead" numeral="2" {...countsPage.ahead}>
      <div className="fields items-start print:grid print:grid-cols-2">
        <ScrollFrame className="field-1-2 max-wide:pb-6 print:col-span-1" label={title}>
          <DataTable
            caption={forecast.caption}
            columns={forecast.columns}
            rows={crowd.event.ahead.map(({ lead, people, least, most, truth, off, inside }) => ({
              cells: [
                whole(lead),
                whole(people),
                `${whole(least)}–${whole(most)}`,
                whole(truth),
                percent(off * 100),
                percent(inside * 100),
              ],
            }))}
            align="figures"
          />
        </ScrollFrame>
        <ScrollFrame className="field-3-4 print:col-span-1" label={rules.caption}>
          <DataTable
            caption={rules.caption}
            columns={rules.columns}
            rows={rules.rows.map((cells) => ({ cells }))}
            align="figures"
          />
        </ScrollFrame>
      </div>
    </HeadedSection>
  )
}
