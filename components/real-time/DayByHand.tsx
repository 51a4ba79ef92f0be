/* The simulated day moment by moment, on home and on /real-time-awareness. Its values are content/day/results/moments.json. */

import { HeadedSection } from '#components/ui/Section.tsx'
import type { Moment } from '#content/day/format.ts'
import results from '#content/day/results/moments.json' with { type: 'json' }
import { momentWords } from '#words/pages/real-time/moments.ts'
import { clockTime } from '#words/print.ts'

const { sheet, cairn: cairnSize } = results
const moments = results.moments as readonly Moment[]

/** The simulated day with what is written about each moment, on /real-time-awareness. */
export function DayByHand() {
  return (
    <HeadedSection id="moments" numeral="2" {...momentWords}>
      <Moments event={momentWords.event} hasReadings />
    </HeadedSection>
  )
}

/** The day on home, without what is written about each moment: it shows the first of the reasons before it, so it has no number of its own. */
export function DayInBrief() {
  const { brief, link } = momentWords
  return (
    <HeadedSection id="day" ground="deep" size="large" title={brief.title} text={brief.text} link={link}>
      <Moments event={brief.event} />
    </HeadedSection>
  )
}

interface MomentsProps {
  /** What happens at a moment, in words beside its time. */
  event: (moment: Moment) => string
  /** Whether what is known at a moment is written below its view. */
  hasReadings?: boolean
}

/**
 * The day as a series of moments, chosen by radio buttons, and as a film. CSS shows only the chosen one; without styles, and
 * in print, every moment follows its time. The film is a choice of the same group, so choosing a moment ends it; the button
 * that resets the form ends it, too.
 */
function Moments({ event, hasReadings = false }: MomentsProps) {
  const { legend } = momentWords
  return (
    <form className="p-0" method="dialog">
      <DayParts />
      <fieldset className="min-w-0 border-0 p-0" data-example>
        <legend className="sr-only">{legend}</legend>
        <ol className="by-hand numbered">
          <Film />
          {moments.map((moment) => (
            <li className="group not-print:contents print:break-inside-avoid" key={moment.minutes}>
              <label className={isAlert(moment) ? 'moment-choice font-bold text-burnt' : 'moment-choice'}>
                <input
                  className="mr-2 accent-ink outline-none max-narrow:mr-1 print:hidden"
                  type="radio"
                  name="moment"
                  defaultChecked={isAlert(moment)}
                  aria-describedby={hasReadings ? readingId(moment) : undefined}
                />
                <span className="data wide:mr-2">{clockTime(moment.minutes)}</span>{' '}
                <span className="moment-event">{event(moment)}</span>
              </label>
              <MomentView moment={moment} hasReading={hasReadings} />
            </li>
          ))}
        </ol>
      </fieldset>
    </form>
  )
}

/** The day in as many seconds as it has moments: each trip is drawn, and each new place lays its stone. */
function Film() {
  const { play, pause, stop, trips: allTrips, stones: allStones } = momentWords.film
  return (
    <li className="film print:hidden">
      <div className="max-wide:col-span-full max-narrow:col-[5/-1] max-narrow:row-2 max-narrow:self-end max-narrow:pt-10 max-tiny:pt-16">
        <label className="film-choice">
          <input
            className="filled h-[0.8em] w-[0.67em] flex-none appearance-none text-inherit outline-none [clip-path:polygon(0_0,100%_50%,0_100%)]"
            type="radio"
            name="moment"
            value="film"
          />
          {play(moments.length)}
        </label>
        <span className="film-controls grid-cols-2 border-t border-rule bg-ground">
          <label className="moment-choice border-t-0 max-narrow:col-auto max-narrow:py-3">
            <input className="mr-2 accent-ink outline-none" type="checkbox" name="pause" />
            {pause}
          </label>
          <button
            className="menu-button border-l border-rule px-in text-body hover:bg-ink hover:text-ground max-narrow:text-ui"
            type="reset"
          >
            {stop}
          </button>
        </span>
      </div>
      <div className="moment grid grid-cols-[5fr_3fr] items-end bg-ground max-narrow:contents">
        <svg
          className="moment-map drawing numbered fill-none stroke-ink"
          viewBox={mapBox}
          role="img"
          aria-label={allTrips}
        >
          <use href="#day-sheet" />
          {moments.map((moment, index) => (
            <g className="film-step" key={moment.minutes}>
              {moment.trips > (moments[index - 1]?.trips ?? 0) && (
                <use className="film-part film-trip stroke-3" strokeLinejoin="round" href={`#trip-${moment.trips}`} />
              )}
              <Position moment={moment} className="film-part film-position" />
            </g>
          ))}
        </svg>
        <svg className="moment-cairn drawing numbered p-in" viewBox={cairnBox} role="img" aria-label={allStones}>
          <use href="#day-cairn" />
          {moments.map((moment, index) => (
            <g className="film-step" key={moment.minutes}>
              {moment.visited > (moments[index - 1]?.visited ?? 0) && (
                <use className="film-part film-stone" href={`#stone-${moment.visited}`} />
              )}
            </g>
          ))}
        </svg>
      </div>
    </li>
  )
}

const mapBox = `0 0 ${sheet.width} ${sheet.height}`
const cairnBox = `-3 -3 ${cairnSize.width + 6} ${cairnSize.height + 6}`

const isAlert = ({ phase }: Moment): boolean => phase === 'alert'

function MomentView({ moment, hasReading }: { moment: Moment; hasReading: boolean }) {
  const { trips, visited } = moment
  const { map, cairn, reading } = momentWords
  return (
    <div className="moment grid grid-cols-[5fr_3fr] items-end bg-ground not-print:max-narrow:contents print:grid-cols-[12rem_9rem_1fr] print:items-center">
      <svg className="moment-map drawing" viewBox={mapBox} role="img" aria-label={map(moment)}>
        <use href="#day-sheet" />
        {trips > 0 && <use href={`#way-${trips}`} />}
        <Position moment={moment} />
      </svg>
      <svg className="moment-cairn drawing p-in" viewBox={cairnBox} role="img" aria-label={cairn(moment)}>
        <use href="#day-cairn" />
        <use href={`#laid-${visited}`} />
      </svg>
      {hasReading && (
        <p
          className="col-span-full border-t border-rule px-in py-3 text-deck not-print:max-narrow:row-3 print:col-auto print:border-0"
          id={readingId(moment)}
        >
          {reading(moment).join(' ')}
        </p>
      )}
    </div>
  )
}

/** Where the device is at a moment. */
function Position({ moment, className = '' }: { moment: Moment; className?: string }) {
  const fill = isAlert(moment) ? 'fill-amber' : 'fill-ground'
  return (
    <circle className={`${fill} stroke-ink stroke-4 ${className}`.trim()} cx={moment.at.x} cy={moment.at.y} r="11" />
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
          <path id={`trip-${index + 1}`} pathLength="1" d={way} />
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
            id={`stone-${id}`}
            className={isShort ? 'fill-amber stroke-ground stroke-2' : 'fill-ink stroke-ground stroke-2'}
            d={outline}
          />
        </g>
      ))}
    </svg>
  )
}
