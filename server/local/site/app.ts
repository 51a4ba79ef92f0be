import { Hono, type MiddlewareHandler } from 'hono'
import { reason } from '#server/local/reason.ts'
import type { LocalEnv } from '#server/local/request-sender.ts'
import { isLoopback } from '#server/loopback.ts'
import { oneLine } from '#server/terminal.ts'
import { sendHeaders } from './headers.ts'
import { createSite } from './site.ts'

/** The local host: the services at their own paths, the built site at all others. */
export function createApp(site: string, services: Hono<LocalEnv>): Hono<LocalEnv> {
  const app = new Hono<LocalEnv>()
  app.use(sendHeaders(site))
  app.use(oneName)
  app.use(ownNamesOnly)
  app.use(closeAfterTooLarge)
  app.route('/', services)
  app.route('/', createSite(site))
  app.onError((error, c) => {
    process.stderr.write(`${oneLine(`${c.req.method} ${c.req.path}`)} failed: ${reason(error)}\n`)
    return c.text('The local host failed; its console says why.', 500)
  })
  return app
}

/** Closes the connection after a body that is too large (RFC 9110, section 15.5.14): a client would go on sending the rest. */
const closeAfterTooLarge: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status === 413) c.header('Connection', 'close')
}

/** Refuses requests with several names (RFC 9112, section 3.2), of which Node would take the first and a proxy the last. */
const oneName: MiddlewareHandler<LocalEnv> = async (c, next) => {
  const headers = c.env?.incoming?.headersDistinct.host ?? []
  if (headers.length <= 1) return next()
  return c.text('The request names several hosts.', 400)
}

/**
 * Refuses requests under a name that is not this machine's own (RFC 9110, section 15.5.20). A page elsewhere whose name
 * suddenly means this machine would otherwise be of the same origin as the services, and read what they answer.
 */
const ownNamesOnly: MiddlewareHandler = async (c, next) => {
  if (isLoopback(new URL(c.req.url).hostname)) return next()
  return c.text('The local host answers at a loopback address only, such as http://localhost.', 421)
}
