import { CertificationTotals } from '#components/certifications/totals.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Rows } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { placeOnLog } from '#content/day/log-scale.ts'
import { registerAddress } from '#content/facts/register.ts'
import { figureData } from '#words/figures.ts'
import { security } from '#words/pages/security.ts'
import { decimal } from '#words/print.ts'
import { Rules } from './Rules.tsx'

/** Section on the number of certifications, with a link to their list. */
export function Certifications() {
  const { numeral, note, title, text, link } = security.certifications
  return (
    <HeadedSection
      ground="deep"
      id="certifications"
      numeral={numeral}
      note={note}
      title={title}
      text={text}
      link={link}
    >
      <CertificationTotals page={link.href} />
    </HeadedSection>
  )
}

/** Section on security by default, with a card for each setting. */
export function Defaults() {
  const { cards } = security.defaults
  return (
    <HeadedSection id="defaults" numeral="3" {...security.defaults}>
      <ul className="option-cards">
        {cards.map((card, index) => (
          <li key={card.title}>
            <span className="marginal">3.{index + 1}</span>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}

/** Section on promised times, as bars on a logarithmic axis and in words. */
export function Timings() {
  const { rows, axis, caption, uptime } = security.timings
  const most = Math.max(...axis.ticks.map(({ seconds }) => seconds))
  const place = (seconds: number) => placeOnLog(seconds, axis.least, most)
  const times = rows.map(({ seconds }) => seconds)
  const factor = Math.max(...times) / Math.min(...times) / 1e6
  return (
    <HeadedSection ground="night" id="timings" numeral="4" {...security.timings}>
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

interface TimingAxisProps {
  ticks: readonly { readonly label: string; readonly seconds: number; readonly minor?: boolean }[]
  /** Place of a time on the axis, in percent of its length. */
  place: (seconds: number) => number
}

/** Axis behind the bars: a line and a label for each tick. On a phone, minor ticks have no label. */
function TimingAxis({ ticks, place }: TimingAxisProps) {
  return (
    <svg className="timing-axis" aria-hidden="true">
      {ticks.map(({ label, seconds, minor }) => {
        const at = place(seconds)
        const isLast = at > 85
        return (
          <g className={minor ? 'minor' : undefined} key={label}>
            <line x1={`${at}%`} x2={`${at}%`} y2="100%" />
            <text x={`${at}%`} dx={isLast ? -6 : 6} y="14" textAnchor={isLast ? 'end' : 'start'}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

export function Accessibility() {
  const { title, text, rules, barrier, link } = security.accessibility
  return (
    <HeadedSection id="accessibility" numeral="5" title={title} text={text}>
      <Rules clause={5} check={security.principles.check} rules={rules} />
      <div className="fields">
        <p className="field-2-3 opaque">
          {barrier} <ArrowLink to={link} />
        </p>
      </div>
    </HeadedSection>
  )
}

/** How to report a vulnerability. The field Policy of security.txt leads here. */
export function Disclosure() {
  const { points } = security.disclosure
  return (
    <HeadedSection id="disclosure" numeral="6" {...security.disclosure}>
      <Rows points={points} mark={(index) => `6.${index + 1}`} />
    </HeadedSection>
  )
}
