/* /security: certifications, what is on by default, time limits, accessibility, and how to report a vulnerability. */

import { CertificationTotals } from '#components/certifications/totals.tsx'
import { placeOnLog } from '#components/log-scale.ts'
import { ArrowLink } from '#components/ui/links.tsx'
import { OptionCards, Rows } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { registerAddress } from '#content/facts/register.ts'
import { figureData } from '#words/figures.ts'
import { security } from '#words/pages/security.ts'
import { decimal } from '#words/print.ts'
import { Rules } from './Rules.tsx'

/** Section on the number of certifications, with a link to their list. */
export function Certifications() {
  const { title, text, link } = security.certifications
  return (
    <HeadedSection ground="deep" id="certifications" numeral="2" title={title} text={text} link={link}>
      <CertificationTotals page={link.href} />
    </HeadedSection>
  )
}

/** Section on security by default, with a card for each setting. */
export function Defaults() {
  const { cards } = security.defaults
  return (
    <HeadedSection id="defaults" numeral="3" {...security.defaults}>
      <OptionCards points={cards.map(({ title, text }, index) => ({ name: title, text, mark: `3.${index + 1}` }))} />
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
      <figure className="grid grid-cols-(--columns) border-t-2 border-ink bg-ground p-0">
        <TimingAxis ticks={axis.ticks} place={place} />
        <dl className="relative col-span-full grid grid-cols-subgrid pt-8">
          {rows.map((row, index) => (
            <div className="col-span-full grid grid-cols-subgrid items-start border-t border-rule py-4" key={row.name}>
              <dt className="field-1 px-in text-title-1 max-wide:mb-2 max-wide:w-fit max-wide:bg-ground max-wide:pr-2">
                <span className="marginal wide:mb-1 wide:block">4.{index + 1}</span> {row.name}
              </dt>
              <dd className="field-2-4 grid grid-cols-[auto_1fr] items-baseline justify-items-start gap-x-4 gap-y-2 max-narrow:grid-cols-1 max-narrow:gap-1">
                <svg className={'hot' in row ? bars.hot : bars.usual} aria-hidden="true">
                  <rect width={`${place(row.seconds)}%`} height="100%" />
                </svg>
                <b
                  className={
                    'hot' in row
                      ? 'bg-ground pr-2 pl-in text-deck font-extrabold text-burnt'
                      : 'bg-ground pr-2 pl-in text-deck font-extrabold'
                  }
                >
                  {row.value}
                </b>{' '}
                <span className="bg-ground pr-2 max-narrow:pl-in">{row.text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <figcaption className="relative col-span-full border-t border-rule bg-ground">
          {caption(decimal(factor, 1))} <a href={registerAddress}>{figureData}</a>
        </figcaption>
      </figure>
      <div className="fields">
        <p className="field-2-3 opaque mt-8 max-w-measure">{uptime}</p>
      </div>
    </HeadedSection>
  )
}

const bars = {
  usual: 'drawing col-span-full h-6 fill-ink',
  hot: 'drawing col-span-full h-12 fill-amber stroke-edge stroke-3',
}

interface TimingAxisProps {
  ticks: readonly { readonly label: string; readonly seconds: number; readonly minor?: boolean }[]
  /** Place of a time on the axis, in percent of its length. */
  place: (seconds: number) => number
}

/** Classes of a label, by the end of it that is at its tick. */
const tickLabels = {
  major: {
    start: undefined,
    // On a phone into the room of the last label, which is minor, and away from the label before it.
    end: 'max-narrow:translate-x-1 max-narrow:[text-anchor:start]',
  },
  minor: {
    start: 'max-narrow:hidden',
    end: 'fr:max-wide:hidden max-narrow:hidden',
  },
}

/** Axis behind the bars: a line and a label for each tick. On a phone, minor ticks have no label. */
function TimingAxis({ ticks, place }: TimingAxisProps) {
  return (
    <svg
      className="drawing absolute inset-0 h-full overflow-visible fill-mute font-mono text-label wide:left-1/4 wide:w-3/4"
      aria-hidden="true"
    >
      {ticks.map(({ label, seconds, minor }) => {
        const at = place(seconds)
        const anchor = at > 85 ? 'end' : 'start'
        return (
          <g key={label}>
            <line className="stroke-rule" x1={`${at}%`} x2={`${at}%`} y2="100%" />
            <text
              className={tickLabels[minor ? 'minor' : 'major'][anchor]}
              x={`${at}%`}
              dx={anchor === 'end' ? -6 : 6}
              y="14"
              textAnchor={anchor}
            >
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
      <div className="fields mt-8">
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
