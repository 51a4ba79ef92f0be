import type { Exchange } from '#content/forecast-exchange.ts'
import { apiDescription } from './description.ts'

/** The example of the description, from which the page prints its own. */
export function exampleExchange(): Exchange {
  const description = apiDescription()
  const path = '/v1/forecasts'
  const { requestBody, responses } = description.paths[path].post
  return {
    host: new URL(description.servers[0].url).host,
    path,
    query: requestBody.content['application/json'].examples.noon.value,
    body: responses[200].content['application/json'].examples.noon.value,
    headers: description['x-example-headers'],
  }
}
