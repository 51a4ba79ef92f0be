/* The forecast of /predictive-insights: its chart, its words and the example of the API agree. */

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ForecastFan } from '#components/predictive/sections.tsx'
import forecast from '#content/day/results/forecast.json' with { type: 'json' }
import { forecastBody, forecastReply } from '#content/forecast-exchange.ts'
import { exampleExchange } from '#words/api/exchange.ts'
import { dayWord } from '#words/day-words.ts'
import { predictive } from '#words/pages/predictive-insights.ts'

const reply = forecastReply(exampleExchange(), (hours) => `${hours} more`)
const body = (message: string) => message.slice(message.indexOf('\n\n') + 2)

test('the words are as wide as the limits that the reply prints', () => {
  const [first] = forecastBody.hours
  expect(first && first.p95 - first.p5).toBe(Number(dayWord('forecast.widthNow')))
})

test('the chart has its finding as text, one dot for each hour inside and outside, and no style attribute', () => {
  const markup = renderToStaticMarkup(<ForecastFan />)
  expect(predictive.fan.label).toMatch(new RegExp(`\\b${dayWord('forecast.inside')}\\s`))
  expect(markup).toContain(predictive.fan.label)
  const dots = [...markup.matchAll(/<path [^>]*d="([^"]*)"/g)].map(([, course = '']) => course.split('M').length - 1)
  const inside = Number(dayWord('forecast.inside'))
  expect(dots.slice(-2)).toEqual([inside, Number(dayWord('forecast.hours')) - inside])
  expect(markup).not.toContain('style=')
})

test('the exchange over the API has the numbers of the chart, and is JSON but for the hours left out', () => {
  const parsed = JSON.parse(body(reply).replace(/,\n\s*… \d+ more/, '')) as { hours: { p50: number }[] }
  expect(parsed.hours.map(({ p50 }) => p50)).toEqual(forecast.hours.slice(0, parsed.hours.length).map(({ p50 }) => p50))
  expect(reply).toContain(`… ${48 - parsed.hours.length} more`)
})
