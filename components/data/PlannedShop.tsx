import { DataTable } from '#components/ui/DataTable.tsx'
import { ListDisclosure } from '#components/ui/ListDisclosure.tsx'
import { smallOnPaper, tightOnPaper } from '#components/ui/on-paper.ts'
import { Definitions } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sitesPage } from '#words/pages/publications/sites.ts'
import { decimal, whole } from '#words/print.ts'
import { BesideFigure } from './BesideFigure.tsx'

type Lot = keyof typeof sites.lots

/** A forecast with its error, '1,090 ±267', on a phone below it. */
const withError = (value: number, error: number) => (
  <>
    {whole(value)} <span className="whitespace-nowrap max-narrow:block">±{whole(error)}</span>
  </>
)

/** Section with the forecasts for one shop on two empty lots, the lot that is chosen, and what came of it. */
export function PlannedShop() {
  const { title, map, caption, columns, rows, panel, more, points } = sitesPage.planned
  const row = (name: Lot) => {
    const { value, error, needed, spare } = sites.lots[name]
    return {
      cells: [rows[name], withError(value, error), whole(value - error), whole(needed), decimal(spare, 0)],
      hot: spare > 0,
    }
  }
  return (
    <HeadedSection
      ground="deep"
      className={`${smallOnPaper} ${tightOnPaper} print:[&_dl]:columns-2 print:[&_dl>div]:grid-cols-1`}
      id="planned"
      numeral="1"
      {...sitesPage.planned}
    >
      <BesideFigure figure="lots" caption={map} labels="long" eager>
        <div className="field-3-4 p-0 print:col-span-1">
          <ScrollFrame label={title}>
            <DataTable caption={caption} columns={columns} rows={[row('park'), row('mill')]} align="figures" />
          </ScrollFrame>
          <p className="unlined max-w-text px-in pt-6 pb-5 print:pt-1 print:pb-1">{panel}</p>
        </div>
      </BesideFigure>
      <ListDisclosure heading={more}>
        <Definitions points={points} isQuiet />
      </ListDisclosure>
    </HeadedSection>
  )
}
