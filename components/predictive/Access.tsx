import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import type { CellForecast } from '#content/day/readings/cell-forecast.ts'
import { forecastReply, forecastRequest } from '#content/day/words/forecast-exchange.ts'
import { apiDescription } from '#words/api/description.ts'
import { exampleExchange } from '#words/api/exchange.ts'
import { predictive } from '#words/pages/predictive-insights.ts'

/** Section on the two channels of access, with an example of a request and its reply. */
export function Access({ forecast }: { forecast: CellForecast }) {
  const { note, title, text, channels, exchange, described } = predictive.access
  const example = exampleExchange(apiDescription(forecast))
  return (
    <HeadedSection id="access" numeral="4" note={note} title={title} text={text}>
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
