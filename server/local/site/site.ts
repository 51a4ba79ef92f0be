import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'
import { redirectFor } from '#server/publish/redirects.ts'
import { chooseVariant } from './encoding.ts'
import { findFile, findNotFoundPage } from './site-file.ts'

/**
 * A built site as a static host serves it: clean addresses, real 404s, content encodings. Files are read for each
 * request, so that a rebuild shows at once.
 * @param site folder of the built files
 */
export function createSite(site: string): Hono {
  const app = new Hono()
  app.get('*', etag(), async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const found = await findFile(site, pathname)
    if (found.kind === 'moved') return c.redirect(`${found.path}${search}`, 308)
    if (found.kind === 'none') {
      const moved = redirectFor(pathname)
      // An unknown address with a trailing slash is unknown, not moved.
      const isMoved = moved !== undefined && (await findFile(site, moved.location)).kind === 'file'
      return isMoved ? c.redirect(`${moved.location}${search}`, moved.status) : notFound(c, site, pathname)
    }
    return send(c, found.file, 200)
  })
  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.text('This method is not allowed.', 405)
  })
  return app
}

async function notFound(c: Context, site: string, pathname: string): Promise<Response> {
  const page = await findNotFoundPage(site, pathname)
  return page === undefined ? c.text('Not found.', 404) : send(c, page, 404)
}

async function send(c: Context, file: string, status: 200 | 404): Promise<Response> {
  const variant = await chooseVariant(file, c.req.header('Accept-Encoding'))
  const body = await readFile(variant.file)
  c.header('Content-Type', getMimeType(file) ?? 'application/octet-stream')
  c.header('Content-Length', String(body.byteLength))
  if (variant.varies) c.header('Vary', 'Accept-Encoding')
  if (variant.encoding) c.header('Content-Encoding', variant.encoding)
  return c.body(new Uint8Array(body), status)
}
