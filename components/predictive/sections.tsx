import { FigureCaption } from '#components/figures/FigureFrame.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Rows } from '#components/ui/points.tsx'
import { HeadedSection, Section, SectionHead } from '#components/ui/Section.tsx'
import { type CellForecast, fanBox, fanShape, originHour, yOf } from '#content/day/readings/cell-forecast.ts'
import type { ForecastWords } from '#content/day/words/count-words.ts'
import { forecastReply, forecastRequest } from '#content/day/words/forecast-exchange.ts'
import { apiDescription } from '#words/api/description.ts'
import { exampleExchange } from '#words/api/exchange.ts'
import { predictive } from '#words/pages/predictive-insights.ts'
import { clockTime } from '#words/print.ts'

/** Section with a worked example: a forecast and the result of its backtest. */
export function Forecast({ forecast, found }: { forecast: CellForecast; found: ForecastWords }) {
  const { note, title, text, finding } = predictive.fan
  return (
    <HeadedSection ground="night" id="fan" numeral="1" note={note} title={title} text={text(found)}>
      <ForecastFan forecast={forecast} found={found} />
      <p className="fan-finding">{finding(found)}</p>
    </HeadedSection>
  )
}

const hoursShown = fanBox.width / fanBox.hour
const tickEvery = 12
const levels = [0, 40, 80] as const

const across = (hour: number) => `${((hour / hoursShown) * 100).toFixed(2)}%`
const down = (count: number) => `${((yOf(count) / fanBox.height) * 100).toFixed(2)}%`

/** Fan chart: a day of counts, 48 hours of forecast with its bands, and the actual counts as dots. */
export function ForecastFan({ forecast, found }: { forecast: CellForecast; found: ForecastWords }) {
  const { label, now, unit, caption } = predictive.fan
  const shape = fanShape(forecast)
  const ticks = Array.from({ length: hoursShown / tickEvery - 1 }, (_, index) => (index + 1) * tickEvery)
  return (
    <figure className="fan">
      <svg role="img" aria-label={label(found)}>
        {levels.map((level) => (
          <line className="fan-level" x2="100%" y1={down(level)} y2={down(level)} key={level} />
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${fanBox.width} ${fanBox.height}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
        >
          <path className="fan-wide" d={shape.wide} />
          <path className="fan-middle" d={shape.middle} />
          <path className="fan-past" d={shape.past} />
          <path className="fan-median" d={shape.median} />
          <path className="fan-inside" d={shape.inside} />
          <path className="fan-outside" d={shape.outside} />
        </svg>
        <line className="fan-now" x1={across(forecast.past.length)} x2={across(forecast.past.length)} y2="100%" />
        <text x={across(forecast.past.length)} dx="-.5em" y="1em" textAnchor="end">
          {now}
        </text>
        {levels.slice(1).map((level) => (
          <text className="fan-unit" x=".6em" y={down(level)} dy="-.4em" key={level}>
            {level} {unit}
          </text>
        ))}
        {ticks.map((hour) => (
          <text className="fan-tick" x={across(hour)} y="100%" dy="1.5em" textAnchor="middle" key={hour}>
            {clockTime(((originHour + hour) % 24) * 60)}
          </text>
        ))}
      </svg>
      <FigureCaption figure="forecast">{caption(found)}</FigureCaption>
    </figure>
  )
}

/** The use case of retail: questions, each with its answer from the forecast. */
export function UseCase({ found }: { found: ForecastWords }) {
  const { note, title, text, tags, rows } = predictive.useCase
  return (
    <Section ground="deep" id="useCase">
      <SectionHead numeral="3" note={note} title={title} text={text}>
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </SectionHead>
      <Rows
        points={rows}
        mark={(index) => <>3.{index + 1}</>}
        last={({ reading }) => <p className="data">{reading(found)}</p>}
      />
    </Section>
  )
}

/** Amber section on acting before an event. */
export function Proactive() {
  const { title, text, items } = predictive.proactive
  return (
    <section className="amber proactive border-t-2 border-ink">
      <div className="sheet pb-part print:block print:pb-4">
        <h2>{title}</h2>
        <p className="proactive-lead">{text}</p>
        {items.map((item) => (
          <div className="proactive-item" key={item.name}>
            <h3>{item.name}</h3>
            <p>{item.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Section on the two channels of access, with an example of a request and its reply. */
export function Access({ forecast }: { forecast: CellForecast }) {
  const { channels, exchange, described } = predictive.access
  const example = exampleExchange(apiDescription(forecast))
  return (
    <HeadedSection id="access" numeral="4" {...predictive.access}>
      <div className="channels">
        {channels.map((channel) => (
          <div key={channel.name}>
            <h3>{channel.name}</h3>
            <dl>
              {channel.rows.map((row) => (
                <div key={row.term}>
                  <dt className="marginal">{row.term}</dt>
                  <dd>{row.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <div className="exchange night">
        <div>
          <h3>{exchange.title}</h3>
          <p>{exchange.text}</p>
          <p>
            <ArrowLink to={described} />
          </p>
        </div>
        <Message label={exchange.request} text={forecastRequest(example, exchange.token)} />
        <Message label={exchange.reply} text={forecastReply(example, exchange.more)} />
      </div>
    </HeadedSection>
  )
}

function Message({ label, text }: { label: string; text: string }) {
  return (
    <figure className="message">
      <figcaption>{label}</figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
