import { sweepDistances } from '#content/day/track/staypoints.ts'
import { type SweepCell, sweepTable } from '#content/day/words/rows.ts'
import { tableWords } from '#words/figures.ts'

const classes: Record<SweepCell['verdict'], string> = { right: 'ok', lost: 'a', split: 'b', shattered: 'c' }

/** The number of stays found for every pair of T (rows) and D (columns). The block of equal numbers is the plateau. */
export function Plateau() {
  return (
    <table className="plateau-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{tableWords.plateau.corner}</span>
          </th>
          {sweepDistances.map((distance) => (
            <th scope="col" key={distance}>
              {distance}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sweepTable().map(({ duration, cells }) => (
          <tr key={duration}>
            <th scope="row">{duration}</th>
            {cells.map(({ distance, stays, verdict, isUsed }) => (
              <td key={distance} className={`${classes[verdict]}${isUsed ? ' me' : ''}`}>
                {stays}
                {isUsed && <span className="sr-only">, {tableWords.plateau.used}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
