import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { WebServer } from './server.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Size of the status line and the headers as HTTP/1.1 sends them, with the empty line after them. */
  headerBytes: number
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
        resolve({ status, headers, headerBytes: headerBytes(response), body, text: body.toString() })
      }, reject)
    },
  )
  asked.once('error', reject)
  asked.end()
  return promise
}

function headerBytes({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const ends = '\r\n'.length
  const statusLine = `HTTP/${httpVersion} ${statusCode} ${statusMessage}`.length + ends
  // Names and values take turns, and both a colon with a space and a line's end take two bytes.
  return rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text, 'latin1') + 2, statusLine) + ends
}
