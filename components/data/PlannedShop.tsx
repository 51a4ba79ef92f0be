import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedOnPhone } from '#components/ui/FoldedOnPhone.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { Definitions } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sampleFolds } from '#words/pages/publications/sample-folds.ts'
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
  const { title, map, caption, columns, rows, decision, points } = sitesPage.planned
  const row = (name: Lot) => {
    const { value, error, needed, spare } = sites.lots[name]
    return {
      cells: [rows[name], withError(value, error), whole(value - error), whole(needed), decimal(spare, 0)],
      hot: spare > 0,
    }
  }
  return (
    <HeadedSection ground="deep" className={denseOnPaper} id="planned" numeral="1" {...sitesPage.planned}>
      <BesideFigure figure="lots" caption={map} labels="long" eager>
        <div className="field-3-4 p-0 print:col-span-1">
          <ScrollFrame label={title}>
            <DataTable caption={caption} columns={columns} rows={[row('park'), row('mill')]} align="figures" />
          </ScrollFrame>
          <dl className="unlined px-in pb-5 *:max-w-text print:pb-1">
            {decision.map(({ name, text }) => (
              <div className="pt-4 print:pt-1" key={name}>
                <dt className="pb-1 text-name print:pb-0">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </BesideFigure>
      <FoldedOnPhone label={sampleFolds.list}>
        <Definitions points={points} isQuiet />
      </FoldedOnPhone>
    </HeadedSection>
  )
}
