import { clockTime } from '#words/print.ts'
import { dashboard } from '#words/welcome.ts'
import { Panel } from './Panel.tsx'

/** The log of recent events. Each is a choice, and styles alone move the map to its place (`watch` in dashboard.css). */
export function ActivityLog() {
  const { title, choose, entries } = dashboard.activity
  return (
    <Panel
      id="activity"
      title={title}
      note={dashboard.example}
      place="wide:col-[1/6] plates:col-[1/5] border-t-0 max-wide:order-1 max-wide:col-span-full print:break-inside-avoid"
    >
      <fieldset className="-mx-in min-w-0 border-0 p-0">
        <legend className="data px-in pb-2 text-mute print:hidden">{choose}</legend>
        <ol className="data">
          {entries.map(({ isoTime, text, tone, place }, index) => (
            <li key={isoTime}>
              <label className={tone === 'alert' ? `${row} text-burnt` : row}>
                <input
                  className="accent-ink outline-none print:hidden"
                  type="radio"
                  name="event"
                  value={place}
                  defaultChecked={index === 0}
                />
                <time dateTime={isoTime}>{shownTime(isoTime)}</time> <span>{text}</span>
              </label>
            </li>
          ))}
        </ol>
      </fieldset>
    </Panel>
  )
}

const row =
  'moment-choice grid grid-cols-[auto_3.25rem_1fr] items-baseline gap-x-3 fr:grid-cols-[auto_4.25rem_1fr] print:grid-cols-[4.25rem_1fr]'

/** A time such as '15:24' as the language writes it. */
export function shownTime(isoTime: string): string {
  const [hours = 0, minutes = 0] = isoTime.split(':').map(Number)
  return clockTime(60 * hours + minutes)
}
