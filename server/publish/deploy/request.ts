import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { oneLine } from '#server/terminal.ts'

/** A deployed site. */
export interface Deployment {
  /** Its origin: https://www.cairnline.example */
  origin: URL
  /** Name in the `Host` header, and in TLS: that of `origin`, or that of a site whose name does not lead there yet. */
  hostName: string
  /** Longest wait for an answer, in milliseconds. */
  patience: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A site that does not answer, which ends its check. */
export class NoAnswer extends Error {}

/**
 * Requests a path exactly as it is written, and follows no redirect; `fetch` would normalize the one and decode the body.
 * @throws {NoAnswer} in one line, when there is no whole answer in time
 */
export async function ask(
  { origin, hostName, patience }: Deployment,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const request = origin.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(patience)
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
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    },
  )
  asked.once('error', reject)
  asked.end()
  try {
    return await promise
  } catch (error) {
    const why = signal.aborted ? `nothing whole within ${patience / 1000} seconds` : saidBy(error)
    throw new NoAnswer(`${origin.origin} does not answer ${method} ${path}: ${why}.`)
  }
}

/** The message of an error. That of several attempts, as for a name with two addresses, is empty: then its code. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  return oneLine(error.message || ('code' in error ? String(error.code) : error.name))
}
