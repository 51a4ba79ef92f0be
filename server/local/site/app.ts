import { Hono, type MiddlewareHandler } from 'hono'
import { isLoopback } from '#server/loopback.ts'
import { reason } from '#server/reason.ts'
import { oneLine } from '#server/terminal.ts'
import { sendHeaders } from './headers.ts'
import { createSite } from './site.ts'

/** The local host: the services at their own paths, the built site at all others. */
export function createApp(site: string, services: Hono): Hono {
  const app = new Hono()
  app.use(sendHeaders(site))
  app.use(ownNamesOnly)
  app.route('/', services)
  app.route('/', createSite(site))
  app.onError((error, c) => {
    process.stderr.write(`${oneLine(`${c.req.method} ${c.req.path}`)} failed: ${reason(error)}\n`)
    return c.text('The local host failed; its console says why.', 500)
  })
  return app
}

/**
 * Refuses requests under a name that is not this machine's own (RFC 9110, section 15.5.20). A page elsewhere whose name
 * suddenly means this machine would otherwise be of the same origin as the services, and read what they answer.
 */
const ownNamesOnly: MiddlewareHandler = async (c, next) => {
  if (isLoopback(new URL(c.req.url).hostname)) return next()
  return c.text('The local host answers at a loopback address only, such as http://localhost.', 421)
}
