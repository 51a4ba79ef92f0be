import { Hono } from 'hono'
import type { LocalBindings } from '#server/local/inbox/form.ts'
import { reason } from '#server/local/reason.ts'
import { sendHeaders } from './headers.ts'
import { createSite } from './site.ts'

/** The local host: the services where they have an address, else the built site. */
export function createApp(
  site: string,
  services: Hono<{ Bindings: LocalBindings }>,
): Hono<{ Bindings: LocalBindings }> {
  const app = new Hono<{ Bindings: LocalBindings }>()
  app.use(sendHeaders(site))
  app.route('/', services)
  app.route('/', createSite(site))
  app.onError((error, c) => {
    process.stderr.write(`${c.req.method} ${c.req.path} failed: ${reason(error)}\n`)
    return c.text('The local host failed; its console says why.', 500)
  })
  return app
}
