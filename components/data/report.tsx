/*
 * Sections of the page /data/report, which pages/data/report/+Page.tsx puts in order. Their numbers are results of the
 * simulated day, their words are in content/en/pages/publications/report.ts.
 */

import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { StayTable } from '#components/figures/tables.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { EventLog } from '#components/ui/EventLog.tsx'
import { FoldedSection } from '#components/ui/FoldedSection.tsx'
import { Rows } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import track from '#content/day/results/track.json' with { type: 'json' }
import { tableWords } from '#words/figures.ts'
import { reportPage } from '#words/pages/publications/report.ts'
import { clockTime, decimal, percent, whole } from '#words/print.ts'
import { awarenessLog } from '#words/services/awareness.ts'
import { services } from '#words/services.ts'
import { LinkList } from './LinkList.tsx'

/** Section with the quantities of the day and the events at the fence. */
export function Finding() {
  const { columns, rows, log } = reportPage.finding
  return (
    <HeadedSection ground="deep" id="finding" numeral="1" {...reportPage.finding}>
      <DataTable
        className="max-narrow:stacked"
        columns={columns}
        rows={rows.map(([quantity, value, ...others]) => ({
          cells: [
            quantity,
            <span className="narrow:whitespace-nowrap" key="value">
              {value}
            </span>,
            ...others,
          ],
        }))}
        align="words"
      />
      <div className="field-2-3 mt-part opaque">
        <h3 className="pb-3">{log}</h3>
        <EventLog events={awarenessLog} />
      </div>
    </HeadedSection>
  )
}

/** Section with the map of the day. */
export function ReportMap() {
  const { caption } = reportPage.map
  return (
    <HeadedSection id="map" numeral="2" {...reportPage.map}>
      <figure className="p-0 border-y border-ink">
        <FigureFrame figure="movement" labels="long" />
        <FigureCaption className="unlined" figure="movement">
          {caption}
        </FigureCaption>
      </figure>
    </HeadedSection>
  )
}

/** Section with every stay. */
export function ReportStays() {
  const { scrolls } = reportPage.stays
  return (
    <HeadedSection ground="deep" id="stays" numeral="3" {...reportPage.stays}>
      <ScrollFrame label={scrolls}>
        <StayTable />
      </ScrollFrame>
    </HeadedSection>
  )
}

/** Section with every trip. */
export function ReportTrips() {
  const { caption, scrolls, columns, between } = reportPage.trips
  return (
    <FoldedSection id="trips" numeral="4" {...reportPage.trips}>
      <ScrollFrame className="[&_tbody_th]:whitespace-nowrap" label={scrolls}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={track.trips.map(({ from, to, depart, arrive, km, kmh }, index) => ({
            cells: [
              between(index + 1, from, to),
              clockTime(depart),
              clockTime(arrive),
              whole(arrive - depart),
              decimal(km, 1),
              decimal(kmh, 0),
            ],
          }))}
          align="figures"
        />
      </ScrollFrame>
    </FoldedSection>
  )
}

/** Section with method and limits, and the files that are handed over with the report. */
export function ReportMethod() {
  const { items, coarser, otherDays } = reportPage.method
  return (
    <FoldedSection id="method" numeral="5" {...reportPage.method}>
      <h3>{coarser.title}</h3>
      <ScrollFrame label={coarser.title}>
        <DataTable
          caption={coarser.caption}
          columns={coarser.columns}
          rows={track.coarser.map(({ kind, every, found, percent: starts, metres }) => ({
            cells: [
              coarser.kinds[kind as keyof typeof coarser.kinds](whole(every)),
              decimal(found, Number.isInteger(found) ? 0 : 1),
              percent(starts),
              whole(metres),
              coarser.instruments[kind as keyof typeof coarser.instruments],
            ],
            hot: kind === 'masts',
          }))}
          align="figures"
        />
      </ScrollFrame>
      <h3 className="mt-part pb-3 print:mt-2">{otherDays.title}</h3>
      <DataTable
        caption={otherDays.caption}
        columns={otherDays.columns}
        rows={track.otherDays.map(({ condition, visits, missed, false: wrong }) => ({
          cells: [
            tableWords.sample.conditions[condition as keyof typeof tableWords.sample.conditions],
            otherDays.found(whole(visits - missed), whole(visits)),
            whole(wrong),
          ],
        }))}
        align="figures"
      />
      <LinkList items={items} />
    </FoldedSection>
  )
}

/** Section with what each service delivers, and in which formats. */
export function Delivery() {
  const { columns, rows } = reportPage.delivery
  return (
    <FoldedSection id="delivery" numeral="6" {...reportPage.delivery}>
      <DataTable
        className="max-narrow:stacked"
        columns={columns}
        rows={services.flatMap(({ slug, title }) => {
          const cells = rows[slug]
          return cells ? [{ cells: [title, ...cells] }] : []
        })}
        align="words"
      />
    </FoldedSection>
  )
}

/** Section with the steps from an enquiry to the first report. */
export function Onboarding() {
  return (
    <FoldedSection id="onboarding" numeral="7" {...reportPage.onboarding}>
      <Rows points={reportPage.onboarding.steps} mark={(index) => `7.${index + 1}`} />
    </FoldedSection>
  )
}
