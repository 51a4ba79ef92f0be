import { readFile, realpath } from 'node:fs/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { isLoopback } from '#server/loopback.ts'
import { type HeaderSet, headersFile, headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import { reason } from '#server/reason.ts'
import { oneLine } from '#server/terminal.ts'
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
 * Refuses requests for a host name that is not loopback (RFC 9110, section 15.5.20). After DNS rebinding, a page of another
 * site would otherwise have the same origin as the services and could read their answers.
 */
const ownNamesOnly: MiddlewareHandler = async (c, next) => {
  if (isLoopback(new URL(c.req.url).hostname)) return next()
  return c.text('The local host answers at a loopback address only, such as http://localhost.', 421)
}

/**
 * Adds the site's headers to every response, including errors and answers of services. A header of the response itself takes
 * precedence, because a service decides how long its answer may be cached; except Content-Type, which is more exact in the
 * set.
 * @param site folder of the built files. The header set beside it is read for each request, like the files.
 */
function sendHeaders(site: string): MiddlewareHandler {
  return async (c, next) => {
    const set = await localHeaders(site)
    await next()
    const headers = headersOf(set, c.req.path, c.res.ok || c.res.status === 304)
    for (const [name, value] of Object.entries(headers))
      if (name === 'Content-Type' || !c.res.headers.has(name)) c.header(name, value)
  }
}

/**
 * The header set of a built site, without headers that require https. @throws {Error} in one line, when the site has none
 */
async function localHeaders(site: string): Promise<HeaderSet> {
  try {
    // `site` may be a link; the file is beside the link's target.
    const file = headersFile(await realpath(site))
    return withoutTransportSecurity(parseHeaderSet(await readFile(file, 'utf8')))
  } catch {
    throw new Error(`${headersFile(site)} cannot be read. Build the site again with npm start or npm run build.`)
  }
}
