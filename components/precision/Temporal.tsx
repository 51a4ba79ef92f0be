import { DataTable } from '#components/ui/DataTable.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { day } from '#content/day/day.ts'
import { metresAt, samplings } from '#content/day/track/track.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { precision } from '#words/pages/precision.ts'
import { decimal } from '#words/print.ts'
import { ScaleSection } from './ScaleSection.tsx'
import { Veil } from './Veil.tsx'

/** Speed of the example's vehicle, in km/h. */
const speed = 50

/** A positive number with two significant figures. */
const twoFigures = (value: number): string => decimal(value, Math.max(0, 1 - Math.floor(Math.log10(value))))

/** Section on temporal precision: the sampling intervals at which a short stop is found. */
export function Temporal() {
  const { scale, title, text, table, veil, note } = precision.temporal
  const rows = samplings(day().short.minutes).map(({ interval, fixes, found }) => ({
    cells: [
      interval < 1 ? table.seconds(`${interval * 60}`) : table.minutes(`${interval}`),
      twoFigures(fixes),
      table.share(decimal(found * 100, 0)),
    ],
    hot: found === 0,
  }))
  return (
    <ScaleSection
      id="temporal"
      ground="amber"
      scale={scale}
      odd={false}
      title={title}
      text={text(decimal(metresAt(speed, 60), 0), decimal(metresAt(speed, 1), 0))}
    >
      <div className="fields">
        <ScrollFrame className="field-2-3 table-frame" label={table.caption}>
          <DataTable caption={table.caption} columns={table.columns} rows={rows} align="figures" />
        </ScrollFrame>
        <div className="field-4 veil-frame">
          <Veil caption={veil} />
          <p className="data">{note(decimal(metresAt(speed, claimNumber('alertLatency') / 1000), 1))}</p>
        </div>
      </div>
    </ScaleSection>
  )
}
