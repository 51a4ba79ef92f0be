/* Requests to a deployed site, exactly as written, over HTTP or TLS. */

import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect } from 'node:tls'
import { oneLine } from '#server/terminal.ts'

/** A deployed site. */
export interface Deployment {
  /** Its origin, such as https://www.cairnline.example */
  origin: URL
  /** Host name for the `Host` header and TLS: that of `origin`, or that of a site whose DNS does not point there yet. */
  hostName: string
  /** Timeout for an answer, in milliseconds. */
  timeout: number
}

export interface Answer {
  status: number
  /** By their names in lower case. The values of one that was sent repeatedly are joined by commas. */
  headers: Readonly<Record<string, string | undefined>>
  /** Cut off after the requested number of bytes. */
  body: Buffer
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** Number of bytes after which the rest of a body is not read. */
  maxBytes?: number
}

/** The error for a site that does not answer, which ends the check. */
export class NoAnswer extends Error {}

/**
 * Requests a path exactly as written and follows no redirect; `fetch` would normalize the path and decode the body. Tries
 * twice, because a server may close a connection just when the next request is sent.
 * @throws {NoAnswer} in one line, when there is no complete answer in time
 */
export async function ask(site: Deployment, path: string, options: RequestOptions = {}): Promise<Answer> {
  const attempt = () => askOnce(site, path, options)
  return attempt().catch(attempt)
}

async function askOnce(
  { origin, hostName, timeout }: Deployment,
  path: string,
  { method = 'GET', headers = {}, maxBytes = 65_536 }: RequestOptions,
): Promise<Answer> {
  const request = origin.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(timeout)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const asked = request(
    {
      host: origin.hostname,
      port: origin.port || undefined,
      servername: hostName.replace(/:\d+$/, ''),
      path,
      method,
      signal,
      headers: { Host: hostName, ...headers },
    },
    (response) => {
      const { statusCode: status = 0 } = response
      // `headers` would hide a repetition of some headers.
      const headers = Object.fromEntries(
        Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
      )
      readStart(response, maxBytes).then((body) => resolve({ status, headers, body }), reject)
    },
  )
  asked.on('error', reject)
  asked.end()
  try {
    return await promise
  } catch (error) {
    const why = signal.aborted ? `nothing whole within ${timeout / 1000} seconds` : messageOf(error)
    throw new NoAnswer(`${origin.origin} does not answer ${method} ${path}: ${why}.`)
  }
}

/** A body, cut at the limit. Leaving the loop early closes the connection. */
async function readStart(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    parts.push(part)
    length += part.length
    if (length > maxBytes) break
  }
  return Buffer.concat(parts)
}

/**
 * Expiry of a site's certificate. Undefined without TLS. Uses a new connection, because a resumed one has no certificate.
 */
export async function certificateExpiry({ origin, hostName, timeout }: Deployment): Promise<Date | undefined> {
  if (origin.protocol !== 'https:') return undefined
  const socket = connect({
    host: origin.hostname,
    port: Number(origin.port || 443),
    servername: hostName.replace(/:\d+$/, ''),
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeout) })
    return new Date(socket.getPeerCertificate().valid_to)
  } catch (error) {
    throw new NoAnswer(`${origin.origin} shows no certificate: ${messageOf(error)}.`)
  } finally {
    socket.destroy()
  }
}

/** The message of an error, or its code: the error of several attempts, as for a name with two addresses, has no message. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  return oneLine(error.message || ('code' in error ? String(error.code) : error.name))
}
