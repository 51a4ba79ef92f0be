import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sitesPage } from '#words/pages/publications/sites.ts'
import { decimal, whole } from '#words/print.ts'
import { LinkList } from './LinkList.tsx'

/** A count with its interval: '867 (750–984)'. */
const withInterval = ({ value, least, most }: typeof sites.visits.a) => (
  <>
    {whole(value)}{' '}
    <span className="whitespace-nowrap">
      ({whole(least)}–{whole(most)})
    </span>
  </>
)

/** Section with the answer, and the two shops side by side. */
export function Answer() {
  const { columns, rows, caption } = sitesPage.answer
  const within = sites.catchments[1]?.residents
  return (
    <HeadedSection ground="deep" id="answer" numeral="1" {...sitesPage.answer}>
      <ScrollFrame label={sitesPage.answer.title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={[
            { cells: [rows.passers, withInterval(sites.passers.a), withInterval(sites.passers.b)] },
            { cells: [rows.visits, withInterval(sites.visits.a), withInterval(sites.visits.b)], hot: true },
            ...sites.modes.map(({ mode, visits }) => ({
              cells: [rows.modes[mode as keyof typeof rows.modes], whole(visits.a), whole(visits.b)],
            })),
            ...(within ? [{ cells: [rows.within, whole(within.a), whole(within.b)] }] : []),
          ]}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}

/** Section with the map of the catchments, and the residents in them. */
export function Catchments() {
  const { caption, residents, columns } = sitesPage.catchments
  return (
    <HeadedSection id="catchments" numeral="2" {...sitesPage.catchments}>
      <div className="fields items-start border-t border-ink print:grid print:grid-cols-3 print:break-inside-avoid">
        <figure className="field-1-3 p-0 print:col-span-2">
          <FigureFrame figure="catchment" labels="long" />
          <FigureCaption className="unlined" figure="catchment">
            {caption}
          </FigureCaption>
        </figure>
        <div className="field-4 p-0 print:col-span-1">
          <DataTable
            className="[&_:is(td,th)]:px-2"
            caption={residents}
            columns={columns}
            rows={sites.catchments.map(({ limit, residents: { a, b }, both }) => ({
              cells: [limit, whole(a), whole(b), whole(both)],
            }))}
            align="figures"
          />
        </div>
      </div>
    </HeadedSection>
  )
}

/** Section on what separates a visitor from a passer-by, and how often that errs. */
export function Presence() {
  const { caption, columns, truth } = sitesPage.presence
  return (
    <HeadedSection ground="deep" id="presence" numeral="3" {...sitesPage.presence}>
      <ScrollFrame label={sitesPage.presence.title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={sites.thresholds.map(({ minutes, isUsed, visits, missed, ...mistakes }) => ({
            cells: [
              minutes,
              whole(visits.a),
              whole(visits.b),
              whole(missed.a + missed.b),
              whole(mistakes.false.a + mistakes.false.b),
            ],
            hot: isUsed,
          }))}
          foot={{ cells: [truth, whole(sites.truth.a.visits), whole(sites.truth.b.visits), '', ''] }}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}

/** Section with the zones from which visitors come. */
export function Origins() {
  const { caption, columns, others } = sitesPage.origins
  return (
    <HeadedSection id="origins" numeral="4" {...sitesPage.origins}>
      <ScrollFrame label={sitesPage.origins.title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={sites.zones.map(({ zone, visits, minutes }) => ({
            cells: [zone ?? others, whole(visits.a), whole(visits.b), decimal(minutes.a, 1), decimal(minutes.b, 1)],
          }))}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}

/** Section on what would put the other shop first. */
export function Change() {
  const { points } = sitesPage.change
  return (
    <HeadedSection ground="deep" id="change" numeral="5" {...sitesPage.change}>
      <Definitions points={points} />
    </HeadedSection>
  )
}

/** Section with method and limits, and the files. */
export function SitesMethod() {
  const { items } = sitesPage.method
  return (
    <HeadedSection id="method" numeral="6" {...sitesPage.method}>
      <LinkList items={items} />
    </HeadedSection>
  )
}
