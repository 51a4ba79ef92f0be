import { Hono } from 'hono'
import { reason } from '#server/local/reason.ts'
import type { LocalEnv } from '#server/local/request-sender.ts'
import { sendHeaders } from './headers.ts'
import { createSite } from './site.ts'

/** The local host: the services at their own paths, the built site at all others. */
export function createApp(site: string, services: Hono<LocalEnv>): Hono<LocalEnv> {
  const app = new Hono<LocalEnv>()
  app.use(sendHeaders(site))
  app.route('/', services)
  app.route('/', createSite(site))
  app.onError((error, c) => {
    process.stderr.write(`${c.req.method} ${c.req.path} failed: ${reason(error)}\n`)
    return c.text('The local host failed; its console says why.', 500)
  })
  return app
}
