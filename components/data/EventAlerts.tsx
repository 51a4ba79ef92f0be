import { DataTable } from '#components/ui/DataTable.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import crowd from '#content/day/results/crowd.json' with { type: 'json' }
import { countsPage } from '#words/pages/publications/counts.ts'
import { whole } from '#words/print.ts'

const { alerts } = crowd.event

/** The alerts, by the limit that they compare with. */
const order = ['gates', 'both', 'open', 'front'] as const satisfies readonly (keyof typeof alerts)[]

/** Section with alerts by one rule at three places: how often they miss, come for nothing, and how early. */
export function EventAlerts() {
  const { caption, columns, rows, of, minutes } = countsPage.event
  return (
    <HeadedSection className={denseOnPaper} id="event" numeral="3" {...countsPage.event}>
      <ScrollFrame
        className="max-narrow:[&_:is(td,th)]:text-label max-narrow:[&_td]:pl-2"
        label={countsPage.event.title}
      >
        <DataTable
          caption={caption}
          columns={columns}
          rows={order.map((place) => {
            const { passing, missed, quiet, wrong, first, last } = alerts[place]
            return {
              cells: [
                rows[place],
                of(whole(missed), whole(passing)),
                of(whole(wrong), whole(quiet)),
                minutes(first, last),
              ],
              hot: place === 'both',
            }
          })}
          align="figures"
        />
      </ScrollFrame>
    </HeadedSection>
  )
}
