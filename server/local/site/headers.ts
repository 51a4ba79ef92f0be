import { readFile, realpath } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { type HeaderSet, headersFile, headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'

/**
 * Adds the site's headers to every response, those of failures and services included. A header that a response has
 * already wins, since a service knows best how long its answer may be cached; except Content-Type, which the set knows
 * more exactly for files.
 * @param site folder of the built files. The header set beside it is read for each request, as they are.
 */
export function sendHeaders(site: string): MiddlewareHandler {
  return async (c, next) => {
    const set = await localHeaders(site)
    await next()
    const headers = headersOf(set, decoded(c.req.path), c.res.ok || c.res.status === 304)
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

/** A path without percent-encoding. A malformed one belongs to no page, and stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
