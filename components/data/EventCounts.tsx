import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedOnPhone } from '#components/ui/FoldedOnPhone.tsx'
import { smallOnPaper } from '#components/ui/on-paper.ts'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import crowd from '#content/day/results/crowd.json' with { type: 'json' }
import { countsPage } from '#words/pages/publications/counts.ts'
import { sampleFolds } from '#words/pages/publications/sample-folds.ts'
import { clockTime, decimal, percent, whole } from '#words/print.ts'

const { truth, crossing, groups, methods } = crowd.event

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
  const { groups: ofGroups, compared } = countsPage.event
  const printed = (minutes: number | null): string => {
    if (minutes === null) return compared.none
    return minutes < 0 ? compared.early(whole(-minutes)) : compared.late(whole(minutes))
  }
  return (
    <HeadedSection className={smallOnPaper} id="event" numeral="4" {...countsPage.event}>
      <FoldedOnPhone label={sampleFolds.tables}>
        <div className="fields items-start print:grid print:grid-cols-[1fr_2fr]">
          <div className="field-1 p-0 max-wide:pb-6 print:col-span-1 wide:[&_:is(td,th)]:px-2">
            <DataTable
              caption={ofGroups.caption}
              columns={ofGroups.columns}
              rows={groups.map(({ group, people, carries }) => ({
                cells: [ofGroups.names[group as keyof typeof ofGroups.names], whole(people), percent(carries * 100)],
              }))}
              align="figures"
            />
          </div>
          <ScrollFrame
            className="field-2-4 print:col-span-1 max-narrow:[&_:is(td,th)]:text-label max-narrow:[&_td]:pl-2"
            label={countsPage.event.title}
          >
            <DataTable
              caption={compared.caption}
              columns={[...compared.columns, compared.alert(clockTime(crossing))]}
              rows={methods.map(({ method, people, off, delay }) => ({
                cells: [
                  compared.methods[method as keyof typeof compared.methods],
                  whole(people),
                  error(off),
                  printed(delay),
                ],
                hot: method === 'gates',
              }))}
              foot={{ cells: [compared.truth, whole(truth), '', ''] }}
              align="figures"
            />
          </ScrollFrame>
        </div>
      </FoldedOnPhone>
    </HeadedSection>
  )
}
