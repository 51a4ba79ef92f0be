/* A request without a browser's own headers, redirects and decoding, for the tests of web servers. */

import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { WebServer } from './web-server.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** Requests a path exactly as it is written. A browser and `fetch` would normalize it. */
export async function ask(
  { port, hostName }: Pick<WebServer, 'port' | 'hostName'>,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const asked = request(
    { host: '127.0.0.1', port, path, method, headers: { Host: hostName, ...headers }, agent: false },
    (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => {
        resolve({ status, headers, body, text: body.toString() })
      }, reject)
    },
  )
  asked.once('error', reject)
  asked.end()
  return promise
}
