import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { day } from '#content/day/day.ts'
import { chanceOfFinding, metresAt } from '#content/day/track/sampling.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'
import { precision } from '#content/en/pages/precision.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { MeasureTable } from './MeasureTable.tsx'
import { ScaleSection } from './ScaleSection.tsx'
import { Veil } from './Veil.tsx'

const speed = 50
const intervals = [0.5, 1, 5, 10, 15]

/** The scale of time: which sampling interval still finds a short stop. Intervals in minutes, speed in km/h. */
export function Temporal() {
  const { scale, title, text, table, veil, note } = precision.temporal
  const stop = day().short.minutes
  const rows = intervals.map((minutes) => {
    const found = chanceOfFinding(stop, minutes, stayParameters.duration)
    const interval = minutes < 1 ? table.seconds(`${minutes * 60}`) : table.minutes(`${minutes}`)
    const fixes = Number((stop / minutes).toPrecision(2))
    return { cells: [interval, `${fixes}`, table.share((found * 100).toFixed(0))], hot: found === 0 }
  })
  return (
    <ScaleSection
      id="temporal"
      ground="amber"
      scale={scale}
      odd={false}
      title={title}
      text={text(metresAt(speed, 60).toFixed(0), metresAt(speed, 1).toFixed(0))}
    >
      <div className="fields">
        <ScrollFrame className="field-2-3 table-frame" label={table.caption}>
          <MeasureTable caption={table.caption} columns={table.columns} rows={rows} align="figures" />
        </ScrollFrame>
        <div className="field-4 veil-frame">
          <Veil caption={veil} />
          <p className="data">{note(metresAt(speed, claimNumber('alertLatency') / 1000).toFixed(1))}</p>
        </div>
      </div>
    </ScaleSection>
  )
}
