import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import type { CellForecast } from '#content/day/readings/cell-forecast.ts'
import { forecastReply, forecastRequest } from '#content/day/words/forecast-exchange.ts'
import { predictive } from '#content/en/pages/predictive-insights.ts'
import { site } from '#content/facts/site.ts'

/** Section on the two channels of access, with an example of a request and its reply. */
export function Access({ forecast }: { forecast: CellForecast }) {
  const { note, title, text, channels, exchange } = predictive.access
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
        </div>
        <Message label={exchange.request} text={forecastRequest(forecast, site.apiHost, exchange.token)} />
        <Message label={exchange.reply} text={forecastReply(forecast, exchange.more)} />
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
