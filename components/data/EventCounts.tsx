import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedOnPhone } from '#components/ui/FoldedOnPhone.tsx'
import { denseOnPaper } from '#components/ui/on-paper.ts'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import crowd from '#content/day/results/crowd.json' with { type: 'json' }
import { countsPage } from '#words/pages/publications/counts.ts'
import { sampleFolds } from '#words/pages/publications/sample-folds.ts'
import { clockTime, decimal, percent, whole } from '#words/print.ts'

const { truth, crossing, gatesAlone } = crowd.event

/** Ways to count that are shown, beside gates alone; the data has others. */
const methods = crowd.event.methods.filter(({ method }) => method === 'age' || method === 'gates')

/** The median of an error, with a decimal where it would else be none, and the range of most draws, on a phone below it. */
const error = ({ least, median, most }: (typeof methods)[number]['off']) => (
  <>
    {percent(median * 100, Math.abs(median) < 0.01 ? 1 : 0)}{' '}
    <span className="whitespace-nowrap max-narrow:block">
      ({[least, most].map((end) => decimal(end * 100, 0)).join('; ')})
    </span>
  </>
)

/** Section with one evening event, counted every five minutes by devices that are not like the crowd. */
export function EventCounts() {
  const { compared } = countsPage.event
  const printed = (minutes: number | null): string => {
    if (minutes === null) return compared.none
    return minutes < 0 ? compared.early(whole(-minutes)) : compared.late(whole(minutes))
  }
  return (
    <HeadedSection className={denseOnPaper} id="event" numeral="5" {...countsPage.event}>
      <FoldedOnPhone label={sampleFolds.tables}>
        <ScrollFrame
          className="max-narrow:[&_:is(td,th)]:text-label max-narrow:[&_td]:pl-2"
          label={countsPage.event.title}
        >
          <DataTable
            caption={compared.caption}
            columns={[...compared.columns, compared.alert(clockTime(crossing))]}
            rows={[
              {
                cells: [
                  compared.alone,
                  whole(gatesAlone.people),
                  percent(gatesAlone.off * 100),
                  printed(gatesAlone.delay),
                ],
              },
              ...methods.map(({ method, people, off, delay }) => ({
                cells: [
                  compared.methods[method as keyof typeof compared.methods],
                  whole(people),
                  error(off),
                  printed(delay),
                ],
                hot: method === 'gates',
              })),
            ]}
            foot={{ cells: [compared.truth, whole(truth), '', ''] }}
            align="figures"
          />
        </ScrollFrame>
      </FoldedOnPhone>
    </HeadedSection>
  )
}
