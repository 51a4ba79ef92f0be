import { HeadedSection } from '#components/ui/Section.tsx'
import type { Moment } from '#content/day/format.ts'
import results from '#content/day/results/moments.json' with { type: 'json' }
import { momentWords } from '#words/pages/real-time/moments.ts'
import { clockTime } from '#words/print.ts'

const { sheet, cairn: cairnSize } = results
const moments = results.moments as readonly Moment[]

/**
 * The day as a series of moments, chosen by radio buttons. CSS shows only the chosen moment; without styles, and in print,
 * every moment follows its time.
 */
export function DayByHand() {
  const { legend, event } = momentWords
  return (
    <HeadedSection id="moments" numeral="2" {...momentWords}>
      <DayParts />
      <fieldset className="min-w-0 border-0 p-0" data-example>
        <legend className="sr-only">{legend}</legend>
        <ol className="by-hand">
          {moments.map((moment) => (
            <li className="group not-print:contents print:break-inside-avoid" key={moment.minutes}>
              <label className={isAlert(moment) ? 'moment-choice font-bold text-burnt' : 'moment-choice'}>
                <input
                  className="mr-2 accent-ink outline-none print:hidden"
                  type="radio"
                  name="moment"
                  defaultChecked={isAlert(moment)}
                  aria-describedby={readingId(moment)}
                />
                <span className="data mr-2 max-narrow:mr-1">{clockTime(moment.minutes)}</span> {event(moment)}
              </label>
              <MomentView moment={moment} />
            </li>
          ))}
        </ol>
      </fieldset>
    </HeadedSection>
  )
}

const isAlert = ({ phase }: Moment): boolean => phase === 'alert'

function MomentView({ moment }: { moment: Moment }) {
  const { at, trips, visited } = moment
  const { map, cairn, reading } = momentWords
  return (
    <div className="moment grid grid-cols-[5fr_3fr] items-end bg-ground print:grid-cols-[12rem_9rem_1fr] print:items-center">
      <svg className="drawing" viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={map(moment)}>
        <use href="#day-sheet" />
        {trips > 0 && <use href={`#way-${trips}`} />}
        <circle
          className={isAlert(moment) ? 'fill-amber stroke-ink stroke-4' : 'fill-ground stroke-ink stroke-4'}
          cx={at.x}
          cy={at.y}
          r="11"
        />
      </svg>
      <svg
        className="drawing p-in"
        viewBox={`-3 -3 ${cairnSize.width + 6} ${cairnSize.height + 6}`}
        role="img"
        aria-label={cairn(moment)}
      >
        <use href="#day-cairn" />
        <use href={`#laid-${visited}`} />
      </svg>
      <p
        className="col-span-full border-t border-rule px-in py-3 text-deck print:col-auto print:border-0"
        id={readingId(moment)}
      >
        {reading(moment).join(' ')}
      </p>
    </div>
  )
}

/** Id of a moment's description, which screen readers read with its radio button. */
const readingId = ({ minutes }: Moment): string => `at-${minutes}`

/**
 * Streets, ways and stones, once for all moments. Each way and each stone builds on the one before. They have a
 * drawing of their own, because the moments that are not chosen are not rendered.
 */
function DayParts() {
  const { streets, ways, fence, stones } = results
  return (
    <svg className="drawing sr-only" aria-hidden="true">
      <g className="fill-none stroke-ink" id="day-sheet">
        <path className="opacity-25" d={streets} />
        <polygon strokeWidth="2" strokeDasharray="8 6" points={fence} />
      </g>
      {ways.map((way, index) => (
        <g className="fill-none stroke-ink stroke-3" id={`way-${index + 1}`} strokeLinejoin="round" key={way}>
          {index > 0 && <use href={`#way-${index}`} />}
          <path d={way} />
        </g>
      ))}
      <g className="fill-none stroke-mute" id="day-cairn" strokeDasharray="5 5">
        {stones.map(({ id, outline }) => (
          <path d={outline} key={id} />
        ))}
      </g>
      {stones.map(({ id, outline, isShort }, index) => (
        <g id={`laid-${id}`} key={id}>
          {index > 0 && <use href={`#laid-${id - 1}`} />}
          <path
            className={isShort ? 'fill-amber stroke-ground stroke-2' : 'fill-ink stroke-ground stroke-2'}
            d={outline}
          />
        </g>
      ))}
    </svg>
  )
}
