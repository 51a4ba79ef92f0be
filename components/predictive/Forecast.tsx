import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import type { Example } from '#content/day/counts/forecast-example.ts'
import { type Findings, predictive } from '#content/en/pages/predictive-insights.ts'
import { ForecastFan } from './ForecastFan.tsx'

/** The worked example: the fan of a forecast, and what the backtest found. */
export function Forecast({ example, found }: { example: Example; found: Findings }) {
  const { note, title, text, finding } = predictive.fan
  return (
    <Section ground="night">
      <SectionHead numeral="1" note={note} title={title}>
        <p>{text(found)}</p>
      </SectionHead>
      <ForecastFan example={example} found={found} />
      <p className="fan-finding">{finding(found)}</p>
    </Section>
  )
}
