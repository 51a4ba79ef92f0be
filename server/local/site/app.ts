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
 * Refuses requests under a name that is not this machine's own (RFC 9110, section 15.5.20). A page elsewhere whose name
 * suddenly means this machine would otherwise be of the same origin as the services, and read what they answer.
 */
const ownNamesOnly: MiddlewareHandler = async (c, next) => {
  if (isLoopback(new URL(c.req.url).hostname)) return next()
  return c.text('The local host answers at a loopback address only, such as http://localhost.', 421)
}

/**
 * Adds the site's headers to every response, those of failures and services included. A header that a response has
 * already wins, since a service knows best how long its answer may be cached; except Content-Type, which the set knows
 * more exactly for files.
 * @param site folder of the built files. The header set beside it is read for each request, as they are.
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

/** The header set of a built site, without what demands https. @throws {Error} in one line, when the site has none */
async function localHeaders(site: string): Promise<HeaderSet> {
  try {
    // `site` may be a link; the file stands beside the folder that it leads to.
    const file = headersFile(await realpath(site))
    return withoutTransportSecurity(parseHeaderSet(await readFile(file, 'utf8')))
  } catch {
    throw new Error(`${headersFile(site)} cannot be read. Build the site again: npm start does, or npm run build.`)
  }
}
