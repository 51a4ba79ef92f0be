import { DataTable } from '#components/ui/DataTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sitesPage } from '#words/pages/publications/sites.ts'
import { whole } from '#words/print.ts'

/** Section with the forecasts for one shop on two empty lots, the lot that is chosen, and what came of it. */
export function PlannedShop() {
  const { title, caption, columns, rows, decision, check } = sitesPage.planned
  const row = (name: keyof typeof sites.lots) => {
    const { value, error, taken, truth } = sites.lots[name]
    return { cells: [rows[name], whole(value), `±${whole(error)}`, whole(taken), whole(truth)] }
  }
  return (
    <HeadedSection ground="deep" id="planned" numeral="7" {...sitesPage.planned}>
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
        {[decision, check].map((text, index) => (
          <p
            className={`${index === 0 ? 'field-1-2' : 'field-3-4'} unlined max-w-text pt-6 print:max-w-none print:pt-2`}
            key={text}
          >
            {text}
          </p>
        ))}
      </div>
    </HeadedSection>
  )
}
