import type { Example } from '#content/day/counts/forecast-example.ts'
import { originHour } from '#content/day/counts/forecast-example.ts'
import { clockTime } from '#content/en/print.ts'
import { site } from '#content/facts/site.ts'

const host = `api.${site.email.replace(/^.*@/, '')}`
/** Eighth column and second row of the tensor: the cell around S3. */
const cell = 'c08r02'
const hoursPrinted = 4
const issued = '2025-10-22T12:00:00-04:00'

/** One query of the API as it goes over the wire. */
export function request({ fan }: Example): string {
  const body = { cell, quantity: 'present', hours: fan.length, band: 0.9 }
  return [
    'POST /v1/forecasts HTTP/1.1',
    `Host: ${host}`,
    'Authorization: Bearer {access token}',
    'Content-Type: application/json',
    '',
    JSON.stringify(body, null, 2),
  ].join('\n')
}

/** The reply, with the first hours of the figure. Rate limits as in draft-ietf-httpapi-ratelimit-headers. */
export function reply({ fan }: Example): string {
  const hours = fan.slice(0, hoursPrinted).map(({ p5, p50, p95 }, lead) => {
    const at = clockTime((originHour + lead) * 60)
    return `    { "at": "${at}", "p5": ${Math.round(p5)}, "p50": ${Math.round(p50)}, "p95": ${Math.round(p95)} }`
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
    `    … ${fan.length - hoursPrinted} more`,
    '  ]',
    '}',
  ].join('\n')
}
