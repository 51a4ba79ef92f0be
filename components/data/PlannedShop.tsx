import { DataTable } from '#components/ui/DataTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sitesPage } from '#words/pages/publications/sites.ts'
import { percent, whole } from '#words/print.ts'
import { withInterval } from './sites.tsx'

/** Section with the forecast for a shop that is not built yet, and what came of it. */
export function PlannedShop() {
  const { title, caption, columns, rows } = sitesPage.planned
  const { before, ...forecasts } = sites.planned
  const cellsOf = (name: keyof typeof forecasts) => {
    const { forecast, counted, truth, off } = forecasts[name]
    return [rows[name], withInterval(forecast), whole(counted), whole(truth), percent(off * 100, 1)]
  }
  return (
    <HeadedSection ground="deep" id="planned" numeral="7" {...sitesPage.planned}>
      <ScrollFrame
        className="max-narrow:[&_:is(td,th)]:text-label max-narrow:[&_td]:pl-2.5 [&_tbody_th]:font-sans"
        label={title}
      >
        <DataTable
          caption={caption}
          columns={columns}
          rows={[
            { cells: [rows.before, '', whole(before.counted), whole(before.truth), ''] },
            { cells: cellsOf('park'), hot: true },
            { cells: cellsOf('king') },
            { cells: cellsOf('taken') },
          ]}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}
