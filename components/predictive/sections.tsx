/* /predictive-insights: a forecast with its chart, its use in retail, and the two ways to get one. */

import type { SVGProps } from 'react'
import { FigureCaption } from '#components/figures/FigureFrame.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Rows } from '#components/ui/points.tsx'
import { HeadedSection, Section, SectionHead } from '#components/ui/Section.tsx'
import forecast from '#content/day/results/forecast.json' with { type: 'json' }
import { forecastReply, forecastRequest } from '#content/forecast-exchange.ts'
import { exampleExchange } from '#words/api/exchange.ts'
import { predictive } from '#words/pages/predictive-insights.ts'
import { clockTime } from '#words/print.ts'

const { box, levels, originHour, past, shape } = forecast

/** Section with a worked example: a forecast, in the first screen, and the result of its backtest. */
export function Forecast() {
  const { title, text, finding, method } = predictive.fan
  return (
    <HeadedSection ground="night" id="fan" numeral="1" title={title} text={text}>
      <ForecastFan />
      <div className="field-2-4 grid gap-x-[calc(2*var(--spacing-in))] gap-y-4 plates:grid-cols-2">
        <p className="opaque max-w-text">{finding}</p>
        <p className="opaque max-w-text">{method}</p>
      </div>
    </HeadedSection>
  )
}

const hoursShown = box.width / box.hour
const tickEvery = 12
/** Hour of the first night: the labels of the levels are above its low counts. */
const nightHour = 8

const across = (hour: number) => `${((hour / hoursShown) * 100).toFixed(2)}%`
const down = (y: number) => `${((y / box.height) * 100).toFixed(2)}%`

/** Fan chart: a day of counts, 48 hours of forecast with its bands, and the actual counts as dots. */
export function ForecastFan() {
  const { label, now, unit, caption } = predictive.fan
  const ticks = Array.from({ length: hoursShown / tickEvery - 1 }, (_, index) => (index + 1) * tickEvery)
  return (
    <figure className="z-1 -order-1 bg-ground px-0 pt-4">
      <svg
        className="drawing mb-8 h-[clamp(15rem,27vw,30rem)] overflow-visible fill-ink font-mono text-note"
        role="img"
        aria-label={label}
      >
        {levels.map(({ count, y }) => (
          <line className="stroke-rule" x2="100%" y1={down(y)} y2={down(y)} key={count} />
        ))}
        <svg
          className="h-full overflow-visible fill-none stroke-ink"
          aria-hidden="true"
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          strokeLinejoin="round"
        >
          <path className="fill-glacier stroke-none" fillOpacity=".32" d={shape.wide} />
          <path className="fill-glacier stroke-none" fillOpacity=".5" d={shape.middle} />
          <Course d={shape.past} strokeWidth="2.5" />
          <Course d={shape.median} strokeWidth="1.5" strokeDasharray="5 4" />
          <Course className="stroke-5 max-narrow:stroke-4" d={shape.inside} strokeLinecap="round" />
          <Course className="stroke-amber stroke-11 max-narrow:stroke-8" d={shape.outside} strokeLinecap="round" />
        </svg>
        <line className="stroke-ink" x1={across(past)} x2={across(past)} y2="100%" />
        <text x={across(past)} dx="-.5em" y="1em" textAnchor="end">
          {now}
        </text>
        {levels.slice(1).map(({ count, y }) => (
          <text
            className="halo stroke-5 max-narrow:text-label"
            x={across(nightHour)}
            y={down(y)}
            dy="-.4em"
            key={count}
          >
            {count} <tspan className={count === 40 ? 'max-narrow:hidden' : 'fr:max-narrow:hidden'}>{unit}</tspan>
          </text>
        ))}
        {ticks.map((hour) => (
          <text className="fill-mute" x={across(hour)} y="100%" dy="1.5em" textAnchor="middle" key={hour}>
            {clockTime(((originHour + hour) % 24) * 60)}
          </text>
        ))}
      </svg>
      <FigureCaption figure="forecast">{caption}</FigureCaption>
    </figure>
  )
}

/** A line of the fan chart. Its width does not follow the drawing, which is stretched to the width of the page. */
function Course(props: SVGProps<SVGPathElement>) {
  return <path vectorEffect="non-scaling-stroke" {...props} />
}

/** The use case of retail: questions, each with its answer from the forecast. */
export function UseCase() {
  const { title, text, tags, rows } = predictive.useCase
  return (
    <Section ground="deep" id="useCase">
      <SectionHead numeral="3" title={title} text={text}>
        <ul className="mt-6 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li className="note border border-ink bg-ground px-2 py-1" key={tag}>
              {tag}
            </li>
          ))}
        </ul>
      </SectionHead>
      <Rows
        points={rows}
        mark={(index) => <>3.{index + 1}</>}
        last={({ reading }) => <p className="note">{reading}</p>}
      />
    </Section>
  )
}

/** Amber section on acting before an event. */
export function Proactive() {
  const { title, text, items, link } = predictive.proactive
  return (
    <section className="amber border-t-2 border-ink">
      <div className="sheet pb-part plates:[--lines:calc(100%/3)] print:block print:pb-4">
        <h2 className="-ml-[0.03em] pt-[0.3em] pb-[0.2em] text-display-3">{title}</h2>
        <div className="opaque max-w-measure pb-6">
          <p className="pb-3 text-deck">{text}</p>
          <p className="print:hidden">
            <ArrowLink to={link} />
          </p>
        </div>
        {items.map((item) => (
          <div
            className="unlined col-span-4 border-t-2 border-ink pt-4 max-plates:col-span-full max-plates:pb-6"
            key={item.name}
          >
            <h3 className="mb-2 text-title-1">{item.name}</h3>
            <p className="max-w-measure bg-ground">{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Section on the two channels of access, with an example of a request and its reply. */
export function Access() {
  const { channels, exchange, described } = predictive.access
  const example = exampleExchange()
  return (
    <HeadedSection id="access" numeral="4" {...predictive.access}>
      <div className="grid grid-cols-2 border-t-2 border-ink p-0 max-narrow:grid-cols-1 max-narrow:gap-8">
        {channels.map((channel) => (
          <div className="border-rule narrow:not-first:border-l" key={channel.name}>
            <h3 className="px-in pt-3 pb-6 text-title-2">{channel.name}</h3>
            <dl>
              {channel.rows.map((row) => (
                <div
                  className="grid grid-cols-[minmax(6.5rem,1fr)_3fr] items-baseline border-t border-rule bg-ground px-in py-2"
                  key={row.term}
                >
                  <dt className="term">{row.term}</dt>
                  <dd>{row.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <FoldedUntilWide label={exchange.title}>
        <div className="mt-part grid grid-cols-[3fr_4fr_5fr] p-0 night max-wide:mt-0 max-wide:grid-cols-1">
          <div className="p-in">
            <h3 className="mb-3 text-title-1">{exchange.title}</h3>
            <p>{exchange.text}</p>
            <p>
              <ArrowLink to={described} />
            </p>
          </div>
          <Message label={exchange.request} text={forecastRequest(example, exchange.token)} />
          <Message label={exchange.reply} text={forecastReply(example, exchange.more)} />
        </div>
      </FoldedUntilWide>
    </HeadedSection>
  )
}

function Message({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0 border-rule p-in wide:border-l max-wide:border-t">
      <figcaption className="p-0 pb-3">{label}</figcaption>
      <pre className="data overflow-x-auto wrap-anywhere whitespace-pre-wrap max-narrow:text-label">
        <code className="[font:inherit]">{text}</code>
      </pre>
    </figure>
  )
}
