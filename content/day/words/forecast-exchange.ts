import { type CellForecast, originHour } from '#content/day/readings/cell-forecast.ts'

/** Eighth column and second row of the tensor: the cell around S3. */
const cell = 'c08r02'
const hoursPrinted = 4
const issued = '2025-10-22T12:00:00-04:00'

/**
 * One query of the API as it goes over the wire.
 * @param host name of the API's host
 * @param token what stands in the place of a token, in words
 */
export function forecastRequest({ fan }: CellForecast, host: string, token: string): string {
  const body = { cell, quantity: 'present', hours: fan.length, band: 0.9 }
  return [
    'POST /v1/forecasts HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer {${token}}`,
    'Content-Type: application/json',
    '',
    JSON.stringify(body, null, 2),
  ].join('\n')
}

/**
 * The reply, with the first hours of the forecast. Rate limits as in draft-ietf-httpapi-ratelimit-headers.
 * @param more says in words how many hours are left out
 */
export function forecastReply({ fan }: CellForecast, more: (hours: number) => string): string {
  const hours = fan.slice(0, hoursPrinted).map(({ p5, p50, p95 }, lead) => {
    const [low, median, high] = [p5, p50, p95].map(Math.round)
    return `    { "at": "${originHour + lead}:00", "p5": ${low}, "p50": ${median}, "p95": ${high} }`
  })
  return [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json',
    'RateLimit-Policy: "client";q=600;w=60',
    'RateLimit: "client";r=598;t=41',
    '',
    '{',
    `  "cell": "${cell}",`,
    `  "issued": "${issued}",`,
    '  "hours": [',
    `${hours.join(',\n')},`,
    `    … ${more(fan.length - hoursPrinted)}`,
    '  ]',
    '}',
  ].join('\n')
}
