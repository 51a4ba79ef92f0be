import { readFile, realpath } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { type HeaderSet, headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { headersFile } from '#server/publish/headers/headers-file.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'

/**
 * Sends the site's headers with every response, those of failures and of the services too. What an answer has already
 * said of itself stays, but for the type of a file: a service knows better how long its answer may be kept.
 * @param site the folder of the built files; the set beside it is read anew, as they are
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

/** @throws {Error} in one line, when the site has none. */
export async function localHeaders(site: string): Promise<HeaderSet> {
  try {
    // Beside the folder itself, where `site` is a link to it.
    const file = headersFile(await realpath(site))
    return withoutTransportSecurity(parseHeaderSet(await readFile(file, 'utf8')))
  } catch {
    throw new Error(`${headersFile(site)} cannot be read. Build the site again: npm start does, or npm run build.`)
  }
}

/** What cannot be decoded is no page, and so matches no rule of one. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
