/*
 * Sections of the page /data/counts, which pages/data/counts/+Page.tsx puts in order. Their numbers are results of the
 * simulated day, their words are in content/en/pages/publications/counts.ts.
 */

import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedSection } from '#components/ui/FoldedSection.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { Definitions } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import crowd from '#content/day/results/crowd.json' with { type: 'json' }
import { countsPage } from '#words/pages/publications/counts.ts'
import { clockTime, decimal, percent, whole } from '#words/print.ts'
import { BesideFigure } from './BesideFigure.tsx'
import { LinkList } from './LinkList.tsx'
import { PanelSizes } from './PanelSizes.tsx'

/** Stands for a count that is withheld, as in tables of Statistics Canada. */
const withheld = 'x'

const shown = (people: number | null): string => (people === null ? withheld : whole(people))

/** Both ends of an interval, or the one number where they are equal. */
const between = (least: number, most: number): string =>
  least === most ? whole(least) : `${whole(least)}–${whole(most)}`

const onTheHour = (hour: number): string => clockTime(hour * 60)

/** Section with the decision that is taken from the counts, and what fewer devices would make of it. */
export function CountDecision() {
  const { caption, scrolls, columns, panel } = countsPage.decision
  return (
    <FoldedSection className={denseOnPaper} id="decision" numeral="5" {...countsPage.decision}>
      <div className="fields items-start print:grid print:grid-cols-2">
        <ScrollFrame
          className="field-1-2 max-wide:pb-6 print:col-span-1 [&_tbody_th]:whitespace-nowrap"
          label={scrolls}
        >
          <DataTable
            caption={caption}
            columns={columns}
            rows={crowd.plan.map(({ cell, hour, people, least, most, teamsLeast, teamsMost }) => ({
              cells: [
                `${cell}, ${onTheHour(hour)}`,
                whole(people),
                between(least, most),
                between(teamsLeast, teamsMost),
              ],
            }))}
            align="figures"
          />
        </ScrollFrame>
        <ScrollFrame className="field-3-4 print:col-span-1" label={panel.caption}>
          <PanelSizes
            {...panel}
            rows={crowd.sizes.map(({ share, off, gates, teamsLeast, teamsMost }) => [
              share,
              percent(off * 100),
              percent(gates * 100),
              between(teamsLeast, teamsMost),
            ])}
          />
        </ScrollFrame>
      </div>
    </FoldedSection>
  )
}

const { truth, gatesAlone, methods } = crowd.event

/** The median of an error, with a decimal where it would else be none, and the range of most draws, on a phone below it. */
const error = ({ least, median, most }: (typeof methods)[number]['off']) => (
  <>
    {percent(median * 100, Math.abs(median) < 0.01 ? 1 : 0)}{' '}
    <span className="whitespace-nowrap max-narrow:block">
      ({[least, most].map((end) => decimal(end * 100, 0)).join('; ')})
    </span>
  </>
)

/** Section with the map of the fullest hour, and beside it four counts of its fullest cell, each with the truth. */
export function CountMap() {
  const { drawing, caption, scrolls, columns, rows, residents, nominal } = countsPage.map
  const counted = (method: 'age' | 'gates') =>
    methods
      .filter((one) => one.method === method)
      .map(({ people, off }) => ({
        cells: [rows[method], whole(people), whole(truth), error(off)],
        hot: method === 'gates',
      }))
  return (
    <HeadedSection ground="deep" className={denseOnPaper} id="map" numeral="1" {...countsPage.map}>
      <BesideFigure figure="crowd" caption={drawing} className="print:break-inside-avoid">
        <div className="field-3-4 p-0 print:col-span-1">
          <ScrollFrame className="max-narrow:[&_td]:pl-2" label={scrolls}>
            <DataTable
              caption={caption}
              columns={columns}
              rows={[
                { cells: [rows.residents, residents.counted, residents.truth, ''] },
                ...counted('age'),
                { cells: [rows.alone, whole(gatesAlone.people), whole(truth), percent(gatesAlone.off * 100)] },
                ...counted('gates'),
              ]}
              align="figures"
            />
          </ScrollFrame>
          <p className="unlined max-w-text px-in pt-6 print:pt-1">{nominal}</p>
        </div>
      </BesideFigure>
    </HeadedSection>
  )
}

/** Section with the trips of the morning between parts of the town. */
export function MorningFlows() {
  const { title, caption, columns, parts } = countsPage.flows
  return (
    <FoldedSection className={denseOnPaper} id="flows" numeral="9" {...countsPage.flows}>
      <ScrollFrame label={title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={crowd.flows.map((row, from) => ({ cells: [parts[from] ?? '', ...row.map(shown)] }))}
          align="figures"
        />
      </ScrollFrame>
    </FoldedSection>
  )
}

/** The time of a row stays in place while the frame scrolls, and so do its rules, which are those of its own cells. */
const timeStays =
  '[&_table]:border-separate [&_table]:border-spacing-0 [&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:bg-ground max-wide:[&_:is(td,th)]:px-1.5'

/** Section with the fullest cell and then all cells by the hour. */
export function CountsOfDistrict() {
  const { caption, scrolls, time, total, fullest } = countsPage.district
  const peak = Math.max(...crowd.fullest.map(({ people }) => people))
  return (
    <FoldedSection className={denseOnPaper} id="district" numeral="8" {...countsPage.district}>
      <div className="print:grid print:grid-cols-[2fr_5fr] print:gap-x-4">
        <ScrollFrame className="print:[&_:is(td,th)]:px-1" label={fullest.scrolls}>
          <DataTable
            caption={fullest.caption}
            columns={fullest.columns}
            rows={crowd.fullest.map(({ hour, people, least, most }) => ({
              cells: [onTheHour(hour), ...[people, least, most].map(whole)],
              hot: people === peak,
            }))}
            align="figures"
          />
        </ScrollFrame>
        <ScrollFrame className={`mt-part print:mt-0 print:[&_:is(td,th)]:px-1 ${timeStays}`} label={scrolls}>
          <DataTable
            caption={caption}
            columns={[time, ...crowd.cells, total]}
            rows={crowd.hours.map(({ hour, cells, total: all }) => ({
              cells: [onTheHour(hour), ...cells.map(shown), whole(all)],
            }))}
            align="figures"
          />
        </ScrollFrame>
      </div>
    </FoldedSection>
  )
}

/** Section with the counts that are not published. */
export function WithheldCounts() {
  return (
    <FoldedSection className={denseOnPaper} id="withheld" numeral="7" {...countsPage.withheld}>
      <Definitions points={countsPage.withheld.points} />
    </FoldedSection>
  )
}

/** Section with method and limits, and the files of the counts. */
export function CountMethod() {
  return (
    <FoldedSection className={denseOnPaper} id="method" numeral="10" {...countsPage.method}>
      <LinkList className="print:hidden" items={countsPage.method.items} />
    </FoldedSection>
  )
}
