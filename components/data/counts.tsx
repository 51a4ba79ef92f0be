/*
 * Sections of the page /data/counts, which pages/data/counts/+Page.tsx puts in order. Their numbers are results of the
 * simulated day, their words are in content/en/pages/publications/counts.ts.
 */

import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedOnPhone } from '#components/ui/FoldedOnPhone.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { Definitions } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import crowd from '#content/day/results/crowd.json' with { type: 'json' }
import { countsPage } from '#words/pages/publications/counts.ts'
import { sampleFolds } from '#words/pages/publications/sample-folds.ts'
import { clockTime, percent, whole } from '#words/print.ts'
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
    <HeadedSection ground="deep" className={denseOnPaper} id="decision" numeral="4" {...countsPage.decision}>
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
    </HeadedSection>
  )
}

/** Section with the map of the fullest hour, and beside it the fullest cell by the hour. */
export function CountMap() {
  const { drawing, caption, scrolls, columns } = countsPage.map
  const fullest = Math.max(...crowd.fullest.map(({ people }) => people))
  return (
    <HeadedSection ground="deep" className={denseOnPaper} id="map" numeral="1" {...countsPage.map}>
      <BesideFigure figure="crowd" caption={drawing} eager className="print:break-inside-avoid">
        <ScrollFrame className="field-3-4 print:col-span-1" label={scrolls}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={crowd.fullest.map(({ hour, people, least, most }) => ({
              cells: [onTheHour(hour), ...[people, least, most].map(whole)],
              hot: people === fullest,
            }))}
            align="figures"
          />
        </ScrollFrame>
      </BesideFigure>
    </HeadedSection>
  )
}

/** Section with the trips of the morning between parts of the town. */
export function MorningFlows() {
  const { title, caption, columns, parts } = countsPage.flows
  return (
    <HeadedSection className={denseOnPaper} id="flows" numeral="9" {...countsPage.flows}>
      <ScrollFrame label={title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={crowd.flows.map((row, from) => ({ cells: [parts[from] ?? '', ...row.map(shown)] }))}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}

/** The time of a row stays in place while the frame scrolls, and so do its rules, which are those of its own cells. */
const timeStays =
  '[&_table]:border-separate [&_table]:border-spacing-0 [&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:bg-ground max-wide:[&_:is(td,th)]:px-1.5'

/** Section with all cells by the hour. */
export function CountsOfDistrict() {
  const { caption, scrolls, time, total } = countsPage.district
  return (
    <HeadedSection ground="deep" className={denseOnPaper} id="district" numeral="8" {...countsPage.district}>
      <FoldedOnPhone label={sampleFolds.table}>
        <ScrollFrame className={timeStays} label={scrolls}>
          <DataTable
            caption={caption}
            columns={[time, ...crowd.cells, total]}
            rows={crowd.hours.map(({ hour, cells, total: all }) => ({
              cells: [onTheHour(hour), ...cells.map(shown), whole(all)],
            }))}
            align="figures"
          />
        </ScrollFrame>
      </FoldedOnPhone>
    </HeadedSection>
  )
}

/** Section with the counts that are not published. */
export function WithheldCounts() {
  return (
    <HeadedSection className={denseOnPaper} id="withheld" numeral="7" {...countsPage.withheld}>
      <FoldedOnPhone label={sampleFolds.list}>
        <Definitions points={countsPage.withheld.points} />
      </FoldedOnPhone>
    </HeadedSection>
  )
}

/** Section with method and limits, and the files of the counts. */
export function CountMethod() {
  return (
    <HeadedSection ground="deep" className={denseOnPaper} id="method" numeral="10" {...countsPage.method}>
      <LinkList className="print:hidden" items={countsPage.method.items} />
    </HeadedSection>
  )
}
