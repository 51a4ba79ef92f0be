import { DataTable } from '#components/ui/DataTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sitesPage } from '#words/pages/publications/sites.ts'
import { percent, whole } from '#words/print.ts'

/** Section with the forecasts for one shop on two empty lots, the lot that is chosen, and what came of it. */
export function PlannedShop() {
  const { title, lots, decision, check } = sitesPage.planned
  const { before, king, taken } = sites.planned
  const ofLot = (name: keyof typeof sites.lots) => {
    const { value, error, taken: fromKing, truth } = sites.lots[name]
    return { cells: [lots.rows[name], whole(value), `±${whole(error)}`, whole(fromKing), whole(truth)] }
  }
  const compared = (name: string, { forecast, counted, truth, off }: typeof king) => ({
    cells: [name, whole(forecast), whole(counted), whole(truth), percent(off * 100, 1)],
  })
  return (
    <HeadedSection ground="deep" id="planned" numeral="7" {...sitesPage.planned}>
      <ScrollFrame className={namesInWords} label={title}>
        <DataTable
          caption={lots.caption}
          columns={lots.columns}
          rows={[ofLot('park'), ofLot('mill')]}
          foot={ofLot('lead')}
          align="figures"
        />
      </ScrollFrame>
      <p className="unlined max-w-text px-in py-6 print:max-w-none print:py-2">{decision}</p>
      <ScrollFrame className={namesInWords} label={check.rows.king}>
        <DataTable
          caption={check.caption}
          columns={check.columns}
          rows={[
            { cells: [check.rows.before, '', whole(before.counted), whole(before.truth), ''] },
            compared(check.rows.king, king),
            compared(check.rows.taken, taken),
          ]}
          align="figures"
        />
      </ScrollFrame>
      <p className="unlined max-w-text px-in pt-6 print:max-w-none print:pt-2">{check.text}</p>
    </HeadedSection>
  )
}

const namesInWords = '[&_tbody_th]:font-sans'
