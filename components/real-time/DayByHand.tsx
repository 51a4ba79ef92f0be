import { outlineData, pathData } from '#components/figures/engine/path.ts'
import { HeadedSection } from '#components/ui/Section.tsx'
import { day } from '#content/day/day.ts'
import { sheet } from '#content/day/ground/sheet.ts'
import { daySheet, type Moment, moments } from '#content/day/readings/moments.ts'
import { fence } from '#content/day/track/geofence.ts'
import { momentWords } from '#words/pages/real-time/moments.ts'
import { clockTime } from '#words/print.ts'

/**
 * The day, moved through by radio buttons. Styles alone show the chosen moment; without them, and on paper, every moment
 * follows its time.
 */
export function DayByHand() {
  const { legend, event } = momentWords
  return (
    <HeadedSection id="moments" numeral="2" {...momentWords}>
      <DayParts />
      <fieldset className="by-hand" data-example>
        <legend className="sr-only">{legend}</legend>
        <ol>
          {moments().map((moment) => (
            <li className={moment.phase === 'alert' ? 'hot' : undefined} key={moment.minutes}>
              <label>
                <input
                  type="radio"
                  name="moment"
                  defaultChecked={moment.phase === 'alert'}
                  aria-describedby={readingId(moment)}
                />
                <span className="data">{clockTime(moment.minutes)}</span> {event(moment)}
              </label>
              <MomentView moment={moment} />
            </li>
          ))}
        </ol>
      </fieldset>
    </HeadedSection>
  )
}

function MomentView({ moment }: { moment: Moment }) {
  const { at, trips, visited } = moment
  const { map, cairn, reading } = momentWords
  return (
    <div className="moment">
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={map(moment)}>
        <use href="#day-sheet" />
        {trips > 0 && <use href={`#way-${trips}`} />}
        <circle className="here" cx={Math.round(at.x)} cy={Math.round(at.y)} r="11" />
      </svg>
      <svg viewBox={cairnBox()} role="img" aria-label={cairn(moment)}>
        <use href="#day-cairn" />
        <use href={`#laid-${visited}`} />
      </svg>
      <p id={readingId(moment)}>{reading(moment).join(' ')}</p>
    </div>
  )
}

/** Id of what is known at a moment: screen readers say it with the moment's radio button. */
const readingId = ({ minutes }: Moment): string => `at-${minutes}`

const cairnBox = (): string => `-3 -3 ${Math.ceil(day().cairn.width) + 6} ${Math.ceil(day().cairn.height) + 6}`

/**
 * Streets, ways and stones, once for all moments. Each way and each stone builds on the one before. They have a
 * drawing of their own, because the moments that are not chosen are not rendered.
 */
function DayParts() {
  const { streets, ways } = daySheet()
  const { cairn, short } = day()
  const stones = cairn.stones.toSorted((a, b) => a.id - b.id)
  return (
    <svg className="sr-only" aria-hidden="true">
      <g id="day-sheet">
        <path className="day-streets" d={pathData(streets, 0)} />
        <polygon className="day-fence" points={fence.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </g>
      {ways.map((way, index) => (
        <g id={`way-${index + 1}`} key={pathData([way], 1.2)}>
          {index > 0 && <use href={`#way-${index}`} />}
          <path className="day-way" d={pathData([way], 1.2)} />
        </g>
      ))}
      <g id="day-cairn">
        {stones.map(({ id, outline }) => (
          <path className="unlaid" d={outlineData(outline)} key={id} />
        ))}
      </g>
      {stones.map(({ id, outline }, index) => (
        <g id={`laid-${id}`} key={id}>
          {index > 0 && <use href={`#laid-${id - 1}`} />}
          <path className={id === short.id ? 'laid short' : 'laid'} d={outlineData(outline)} />
        </g>
      ))}
    </svg>
  )
}
