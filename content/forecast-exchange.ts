/* The example of a query to the API and its reply, as /predictive-insights and the description of the interface show it. */

import forecast from '#content/day/results/forecast.json' with { type: 'json' }

/** Eighth column and second row of the tensor: the cell around S3. */
const cell = 'c08r02'
const hoursPrinted = 4
const issued = '2025-10-22T12:00:00-04:00'
const offset = issued.slice(-6)

/** The hour that begins `lead` hours after the run, in its time zone (RFC 3339). */
function hourAfter(lead: number): string {
  const local = new Date(`${issued.slice(0, -6)}Z`)
  local.setUTCHours(local.getUTCHours() + lead)
  return `${local.toISOString().slice(0, 19)}${offset}`
}

/** One query of the API: the forecast of the figure. */
export const forecastQuery = { cell, quantity: 'present', hours: forecast.hours.length, band: 0.9 }

/** What the API answers to it. */
export const forecastBody = {
  cell,
  issued,
  hours: forecast.hours.map((hour, lead) => ({ at: hourAfter(lead), ...hour })),
}

/** Rate limits in the reply, as in draft-ietf-httpapi-ratelimit-headers. */
export const rateLimits = { 'RateLimit-Policy': '"client";q=600;w=60', RateLimit: '"client";r=598;t=41' } as const

/** One exchange as a description of the interface has it. */
export interface Exchange {
  readonly host: string
  readonly path: string
  readonly query: typeof forecastQuery
  readonly body: typeof forecastBody
  /** Headers of the reply beside its type. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The query as it goes over the wire.
 * @param token placeholder text for a token
 */
export const forecastRequest = ({ host, path, query }: Exchange, token: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer {${token}}`,
    'Content-Type: application/json',
    '',
    JSON.stringify(query, null, 2),
  ].join('\n')

/**
 * The reply, with the first hours of the forecast, in lines that fit beside its explanation.
 * @param more says in words how many hours are left out
 */
export function forecastReply({ body, headers }: Exchange, more: (hours: number) => string): string {
  const hours = body.hours
    .slice(0, hoursPrinted)
    .map(({ at, p5, p50, p95 }) => `    { "at": "${at}",\n      "p5": ${p5}, "p50": ${p50}, "p95": ${p95} }`)
  return [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '{',
    `  "cell": "${body.cell}",`,
    `  "issued": "${body.issued}",`,
    '  "hours": [',
    `${hours.join(',\n')},`,
    `    … ${more(body.hours.length - hoursPrinted)}`,
    '  ]',
    '}',
  ].join('\n')
}
