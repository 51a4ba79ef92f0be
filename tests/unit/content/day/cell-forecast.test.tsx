import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ForecastFan } from '#components/predictive/sections.tsx'
import { cellForecast } from '#content/day/readings/cell-forecast.ts'
import { forecastWords } from '#content/day/words/count-words.ts'
import { forecastBody, forecastReply } from '#content/day/words/forecast-exchange.ts'
import { apiDescription } from '#words/api/description.ts'
import { exampleExchange } from '#words/api/exchange.ts'
import { predictive } from '#words/pages/predictive-insights.ts'
import * as print from '#words/print.ts'

const shown = cellForecast()
const found = forecastWords(shown, print)
const example = exampleExchange(apiDescription(shown))
const reply = forecastReply(example, (hours) => `${hours} more`)
const body = (message: string) => message.slice(message.indexOf('\n\n') + 2)

describe('the example of the figure', () => {
  it('counts hours inside and outside of the band to the whole window', () => {
    const outside = shown.fan.filter(({ p5, p95 }, lead) => {
      const count = shown.truth[lead] ?? Number.NaN
      return count < p5 || count > p95
    })
    expect(outside).toHaveLength(shown.outside.length)
    expect(Number(found.inside) + shown.outside.length).toBe(48)
    expect(Number(found.hours)).toBe(48)
  })

  it('is as wide in words as between the limits that the reply prints', () => {
    const [first] = forecastBody(shown).hours
    expect(first && first.p95 - first.p5).toBe(Number(found.widthNow))
  })

  it('is drawn with its finding as text, one amber dot for each hour outside, and no style attribute', () => {
    const markup = renderToStaticMarkup(<ForecastFan forecast={shown} found={found} />)
    expect(predictive.fan.label(found)).toMatch(new RegExp(`\\b${found.inside}\\s`))
    expect(markup).toContain(predictive.fan.label(found))
    const dots = [...markup.matchAll(/<path [^>]*d="([^"]*)"/g)].map(([, course = '']) => course.split('M').length - 1)
    expect(dots.slice(-2)).toEqual([48 - shown.outside.length, shown.outside.length])
    expect(markup).not.toContain('style=')
    expect(markup).not.toContain('NaN')
  })
})

describe('the exchange over the API', () => {
  it('replies with the numbers of the figure, and is JSON but for the hours left out', () => {
    const parsed = JSON.parse(body(reply).replace(/,\n\s*… \d+ more/, '')) as { hours: { p50: number }[] }
    expect(parsed.hours.map(({ p50 }) => p50)).toEqual(
      shown.fan.slice(0, parsed.hours.length).map(({ p50 }) => Math.round(p50)),
    )
    expect(reply).toContain(`… ${48 - parsed.hours.length} more`)
  })
})
