import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { forecastBody, forecastQuery, rateLimits } from '#content/forecast-exchange.ts'

const media = 'application/json'
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const problem = (description: string) => ({ description, headers: limitHeaders })
const limitHeaders = {
  'RateLimit-Policy': { description: 'The quota of the client.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left of it.', schema: { type: 'string' } },
} as const

/**
 * The interface as the site tells it, as an OpenAPI 3.1 document. What comes with access is left out: the address of the
 * token endpoint, the paths of batch predictions, the fields of an alert.
 */
export const apiDescription = () =>
  ({
    openapi: '3.1.1',
    info: {
      title: `${site.name} forecasts`,
      version: '1',
      summary: 'A description of the interface, not a service to try.',
      description:
        'The RESTful API: real-time queries, batch predictions and webhook alerts in JSON, with OAuth 2.0 authentication, rate limits per client and encryption throughout. The address of the token endpoint, the paths of batch predictions and the fields of an alert come with access.',
      contact: { name: site.name, url: `${site.url}/predictive-insights#access`, email: site.email },
    },
    servers: [{ url: `https://${site.apiHost}`, description: 'HTTPS only.' }],
    tags: [
      { name: 'Real-time queries', description: 'The forecast of one grid cell, on request.' },
      {
        name: 'Batch predictions',
        description: 'At night, for every grid cell that the client has access to. Paths come with access.',
      },
      { name: 'Webhook alerts', description: 'Signed, sent when a count leaves its forecast range.' },
    ],
    security: [{ oauth: [] }],
    paths: {
      '/v1/forecasts': {
        post: {
          operationId: 'queryForecast',
          tags: ['Real-time queries'],
          summary: 'The forecast of one cell, with its range',
          requestBody: {
            required: true,
            content: { [media]: { schema: ref('Query'), examples: { noon: { value: forecastQuery } } } },
          },
          responses: {
            200: {
              description: 'The forecast, hour by hour.',
              headers: limitHeaders,
              content: { [media]: { schema: ref('Forecast'), examples: { noon: { value: forecastBody } } } },
            },
            401: { description: 'No valid access token.' },
            403: { description: 'The client has no access to this cell.' },
            429: problem('The quota is used up.'),
          },
        },
      },
    },
    webhooks: {
      countLeavesBand: {
        post: {
          operationId: 'alertOnBand',
          tags: ['Webhook alerts'],
          summary: 'A count has left its forecast range',
          description:
            'Sent to the address that the client has set, and signed. Fields and signature come with access.',
          requestBody: { content: { [media]: { schema: { type: 'object' } } } },
          responses: { '2XX': { description: 'Received.' } },
        },
      },
    },
    components: {
      securitySchemes: {
        oauth: { type: 'http', scheme: 'bearer', description: 'An access token of OAuth 2.0 (RFC 6749, RFC 6750).' },
      },
      schemas: {
        Query: {
          type: 'object',
          required: ['cell', 'quantity', 'hours', 'band'],
          properties: {
            cell: { type: 'string', description: 'The cell, by column and row of the grid.' },
            quantity: { type: 'string', enum: ['present'], description: 'People in the cell.' },
            hours: {
              type: 'integer',
              minimum: 1,
              maximum: claimNumber('forecastWindow'),
              description: 'How far to look ahead, in hours.',
            },
            band: {
              type: 'number',
              exclusiveMinimum: 0,
              exclusiveMaximum: 1,
              description: 'Share of outcomes that the range from p5 to p95 should hold.',
            },
          },
        },
        Forecast: {
          type: 'object',
          required: ['cell', 'issued', 'hours'],
          properties: {
            cell: { type: 'string' },
            issued: { type: 'string', format: 'date-time', description: 'When the run was made.' },
            hours: { type: 'array', items: ref('Hour') },
          },
        },
        Hour: {
          type: 'object',
          required: ['at', 'p5', 'p50', 'p95'],
          description: 'People in the cell: the median, and the two ends of the range.',
          properties: {
            at: { type: 'string', format: 'date-time', description: 'Start of the hour.' },
            p5: { type: 'integer' },
            p50: { type: 'integer' },
            p95: { type: 'integer' },
          },
        },
      },
    },
    // Not in the specification of OpenAPI: values of the headers in the example of the page.
    'x-example-headers': rateLimits,
  }) as const
