import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { placeOnLog } from '#content/day/log-scale.ts'
import { registerAddress } from '#content/facts/register.ts'
import { figureData } from '#words/figures.ts'
import { security } from '#words/pages/security.ts'
import { decimal } from '#words/print.ts'
import { TimingAxis } from './TimingAxis.tsx'

/** Section on promised times, as bars on a logarithmic axis and in words. */
export function Timings() {
  const { title, text, rows, axis, caption, uptime } = security.timings
  const most = Math.max(...axis.ticks.map(({ seconds }) => seconds))
  const place = (seconds: number) => placeOnLog(seconds, axis.least, most)
  const times = rows.map(({ seconds }) => seconds)
  const factor = Math.max(...times) / Math.min(...times) / 1e6
  return (
    <HeadedSection ground="night" id="timings" numeral="4" title={title} text={text}>
      <figure className="timings">
        <TimingAxis ticks={axis.ticks} place={place} />
        <dl>
          {rows.map((row, index) => (
            <div className={'hot' in row ? 'hot' : undefined} key={row.name}>
              <dt>
                <span className="marginal timing-number">4.{index + 1}</span> {row.name}
              </dt>
              <dd>
                <svg className="timing-bar" aria-hidden="true">
                  <rect width={`${place(row.seconds)}%`} height="100%" />
                </svg>
                <b>{row.value}</b> <span>{row.text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <figcaption>
          {caption(decimal(factor, 1))} <a href={registerAddress}>{figureData}</a>
        </figcaption>
      </figure>
      <div className="fields">
        <p className="field-2-3 uptime">{uptime}</p>
      </div>
    </HeadedSection>
  )
}
