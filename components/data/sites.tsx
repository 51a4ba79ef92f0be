/*
 * Sections of the page /data/sites, which pages/data/sites/+Page.tsx puts in order. Their numbers are results of the simulated
 * day, their words are in content/en/pages/publications/sites.ts.
 */

import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedSection } from '#components/ui/FoldedSection.tsx'
import { denseOnPaper, smallOnPaper, tightOnPaper } from '#components/ui/on-paper.ts'
import { Definitions } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import sites from '#content/day/results/sites.json' with { type: 'json' }
import { sitesPage } from '#words/pages/publications/sites.ts'
import { decimal, percent, whole } from '#words/print.ts'
import { BesideFigure } from './BesideFigure.tsx'
import { LinkList } from './LinkList.tsx'
import { PanelSizes } from './PanelSizes.tsx'
import { WithInterval } from './WithInterval.tsx'

/** Section with the decision: the map of the two shops, and after how many days the decision is taken. */
export function SiteDecision() {
  const { title, text, lines, map, caption, scrolls, columns, days, decisions } = sitesPage.decision
  return (
    <HeadedSection className={`${smallOnPaper} ${tightOnPaper}`} id="decision" numeral="2" title={title} text={text}>
      <BesideFigure figure="catchment" caption={map} labels="long">
        <div className="field-3-4 p-0 print:col-span-1">
          <ScrollFrame className="[&_td:last-child]:whitespace-nowrap" label={scrolls}>
            <DataTable
              caption={caption}
              columns={columns}
              rows={sites.leads.map(({ days: after, value, least, most, leader }, index) => ({
                cells: [
                  days(after),
                  ...[value, least, most].map((lead) => decimal(lead, 0)),
                  decisions[leader as keyof typeof decisions],
                ],
                hot: index === sites.leads.length - 1,
              }))}
              align="figures"
            />
          </ScrollFrame>
          <div className="unlined *:max-w-text px-in pt-2 print:pt-0">
            {lines.map((line) => (
              <p className="pt-4 print:pt-1" key={line}>
                {line}
              </p>
            ))}
          </div>
        </div>
      </BesideFigure>
    </HeadedSection>
  )
}

/** Section with the two shops side by side. */
export function Answer() {
  const { columns, rows, caption } = sitesPage.answer
  const within = sites.catchments[1]?.residents
  return (
    <HeadedSection
      ground="deep"
      className={`${smallOnPaper} ${tightOnPaper}`}
      id="answer"
      numeral="3"
      {...sitesPage.answer}
    >
      <ScrollFrame label={sitesPage.answer.title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={[
            {
              cells: [
                rows.passers,
                <WithInterval {...sites.passers.king} key="king" />,
                <WithInterval {...sites.passers.park} key="park" />,
              ],
            },
            {
              cells: [
                rows.visits,
                <WithInterval {...sites.visits.king} key="king" />,
                <WithInterval {...sites.visits.park} key="park" />,
              ],
              hot: true,
            },
            {
              cells: [
                rows.visitsByFloor,
                <WithInterval {...sites.visitsByFloor.king} key="king" />,
                <WithInterval {...sites.visitsByFloor.park} key="park" />,
              ],
            },
            ...sites.modes.map(({ mode, visits }) => ({
              cells: [rows.modes[mode as keyof typeof rows.modes], whole(visits.king), whole(visits.park)],
            })),
            ...(within ? [{ cells: [rows.within, whole(within.king), whole(within.park)] }] : []),
          ]}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}

/** Section on what separates a visitor from a passer-by, and how often that errs. */
export function Presence() {
  const { caption, columns, raised, truth } = sitesPage.presence
  return (
    <FoldedSection className={`${smallOnPaper} ${tightOnPaper}`} id="presence" numeral="5" {...sitesPage.presence}>
      <ScrollFrame className="max-narrow:[&_td]:pl-3" label={sitesPage.presence.title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={[
            ...sites.thresholds.map(({ minutes, isUsed, visits, missed, ...mistakes }) => ({
              cells: [
                minutes,
                whole(visits.king),
                whole(visits.park),
                whole(missed.king + missed.park),
                whole(mistakes.false.king + mistakes.false.park),
              ],
              hot: isUsed,
            })),
            { cells: [raised, whole(sites.visits.king.value), whole(sites.visits.park.value), '', ''] },
          ]}
          foot={{ cells: [truth, whole(sites.truth.king.visits), whole(sites.truth.park.visits), '', ''] }}
          align="figures"
        />
      </ScrollFrame>
    </FoldedSection>
  )
}

/** Section with the zones from which visitors come. */
export function Origins() {
  const { caption, columns, others } = sitesPage.origins
  return (
    <FoldedSection className={`${smallOnPaper} ${tightOnPaper}`} id="origins" numeral="6" {...sitesPage.origins}>
      <ScrollFrame label={sitesPage.origins.title}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={sites.zones.map(({ zone, visits, minutes }) => ({
            cells: [
              zone ?? others,
              whole(visits.king),
              whole(visits.park),
              decimal(minutes.king, 1),
              decimal(minutes.park, 1),
            ],
          }))}
          align="figures"
        />
      </ScrollFrame>
    </FoldedSection>
  )
}

/** Section on what would put the other shop first. */
export function Change() {
  const { points, panel } = sitesPage.change
  return (
    <FoldedSection className={denseOnPaper} id="change" numeral="7" {...sitesPage.change}>
      <Definitions points={points} />
      <h3 className="mt-part px-in pb-3 print:mt-2 print:pb-0">{panel.title}</h3>
      <p className="max-w-text px-in pb-6 print:max-w-none print:pb-1">{panel.text}</p>
      <ScrollFrame label={panel.title}>
        <PanelSizes
          {...panel}
          rows={sites.sizes.map(({ share, off, decided, weeks }) => [
            share,
            percent(off * 100),
            percent(decided * 100),
            weeks === null ? panel.over(whole(sites.mostWeeks)) : whole(weeks),
          ])}
        />
      </ScrollFrame>
    </FoldedSection>
  )
}

/** Section for a privacy counsel: what is used, what is withheld, and what leaves. */
export function DeviceQuestion() {
  return (
    <HeadedSection className={denseOnPaper} ground="night" id="device" numeral="4" {...sitesPage.device}>
      <Definitions points={sitesPage.device.points} />
    </HeadedSection>
  )
}

/** Section with method and limits, and the files. */
export function SitesMethod() {
  const { items } = sitesPage.method
  return (
    <FoldedSection className={denseOnPaper} id="method" numeral="8" {...sitesPage.method}>
      <LinkList className="print:hidden" items={items} />
    </FoldedSection>
  )
}

/** Section with the first steps of a comparison. */
export function SitesStart() {
  return (
    <FoldedSection
      className={`${smallOnPaper} ${tightOnPaper} print:[&_dl]:columns-2 print:[&_dl>div]:grid-cols-1`}
      id="start"
      numeral="9"
      {...sitesPage.start}
    >
      <Definitions points={sitesPage.start.steps} isQuiet />
    </FoldedSection>
  )
}
