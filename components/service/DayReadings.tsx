import { Plate } from '#components/figures/Plate.tsx'
import { StayTable } from '#components/figures/tables/StayTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { figureWords, tableWords } from '#content/en/figures.ts'
import { dayReadings } from '#content/en/pages/day-readings.ts'

/** What the detector makes of the one day: its stays as a table, then unrolled as a stringline; and a week of other days. */
export function DayReadings() {
  return (
    <>
      <div className="fields">
        <p className="field-1 data opaque">{dayReadings.stays}</p>
        <ScrollFrame className="field-2-4 table-frame" label={tableWords.stays.caption}>
          <StayTable />
        </ScrollFrame>
      </div>
      <figure className="stringline night">
        <ScrollFrame className="plate-frame" label={dayReadings.scrolls}>
          <Plate figure="stringline" labels="short" />
        </ScrollFrame>
        <figcaption>{figureWords.stringline.caption}</figcaption>
      </figure>
      <div className="fields further">
        <p className="field-1 data opaque">{dayReadings.week}</p>
        <figure className="field-2-4 opaque">
          <Plate figure="week" labels="short" />
          <figcaption>{figureWords.week.caption}</figcaption>
        </figure>
      </div>
    </>
  )
}
