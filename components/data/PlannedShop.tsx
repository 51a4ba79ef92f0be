import { DataTable } from '#components/ui/DataTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sitesPage } from '#words/pages/publications/sites.ts'
import { percent, whole } from '#words/print.ts'
import { smallOnPaper } from './on-paper.ts'

/** Visits that King Street loses, of a lot also as a share of those that it had. */
function lost(name: keyof typeof sites.lots) {
  const lot = sites.lots[name]
  if (!('takenShare' in lot)) return whole(lot.taken)
  return (
    <>
      {whole(lot.taken)} <span className="whitespace-nowrap max-narrow:block">({percent(lot.takenShare * 100)})</span>
    </>
  )
}

/** Section with the forecasts for one shop on two empty lots, the lot that is chosen, and what came of it. */
export function PlannedShop() {
  const { title, caption, columns, rows, decision, rent, check } = sitesPage.planned
  const row = (name: keyof typeof sites.lots) => {
    const { value, error, needed } = sites.lots[name]
    return { cells: [rows[name], whole(value), `±${whole(error)}`, whole(needed), lost(name)] }
  }
  return (
    <HeadedSection ground="deep" className={smallOnPaper} id="planned" numeral="7" {...sitesPage.planned}>
      <ScrollFrame label={title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={[row('park'), row('mill')]}
          foot={row('lead')}
          align="figures"
        />
      </ScrollFrame>
      <div className="fields print:block">
        {[[rent], [decision, check]].map((texts, index) => (
          <div className={`${index === 0 ? 'field-1-2' : 'field-3-4'} unlined`} key={texts[0]}>
            {texts.map((text) => (
              <p className="max-w-text pt-6 print:max-w-none print:pt-2" key={text}>
                {text}
              </p>
            ))}
          </div>
        ))}
      </div>
    </HeadedSection>
  )
}
