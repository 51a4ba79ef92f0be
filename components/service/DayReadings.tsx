import { Plate } from '#components/figures/Plate.tsx'
import { StayTable } from '#components/figures/StayTable.tsx'
import { figureWords } from '#content/en/figures.ts'
import { dayReadings } from '#content/en/pages/day-readings.ts'

/** What the detector makes of the one day: its stays as a table, then unrolled as a stringline. */
export function DayReadings() {
  return (
    <>
      <div className="fields">
        <p className="field-1 data opaque">{dayReadings.stays}</p>
        <div className="field-2-4 table-frame">
          <StayTable />
        </div>
      </div>
      <figure className="stringline night">
        <section className="stringline-frame" aria-label={dayReadings.scrolls}>
          <Plate figure="stringline" labels="short" />
        </section>
        <figcaption>{figureWords.stringline.caption}</figcaption>
      </figure>
    </>
  )
}
