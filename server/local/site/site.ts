import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { redirectFor } from '#server/publish/redirects.ts'
import { findFile, findNotFoundPage } from './site-file.ts'

/**
 * Serves a built site like a static host: clean addresses, status 404, content encodings. Files are read for each request,
 * so a rebuild takes effect at once.
 * @param site folder of the built files
 */
export function createSite(site: string): Hono {
  const app = new Hono()
  app.get('*', etag(), async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const found = findFile(site, pathname)
    if (found.kind === 'moved') return c.redirect(`${found.path}${search}`, 308)
    if (found.kind === 'file') return send(c, found.file)
    const moved = redirectFor(pathname)
    // An unknown address with a trailing slash gets 404, not a redirect.
    if (moved && findFile(site, moved.location).kind === 'file') {
      return c.redirect(`${moved.location}${search}`, moved.status)
    }
    const page = findNotFoundPage(site, pathname)
    if (!page) return c.text('Not found.', 404)
    const { body, headers } = await send(c, page)
    return new Response(body, { status: 404, headers })
  })
  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    return c.text('This method is not allowed.', 405)
  })
  return app
}

async function send(c: Context, file: string): Promise<Response> {
  const answer = await serveStatic({ path: file, precompressed: true })(c, async () => undefined)
  if (!answer) return c.text('Not found.', 404)
  // Also for the uncompressed file, so that caches do not send it to every browser.
  if (existsSync(`${file}.gz`)) answer.headers.set('Vary', 'Accept-Encoding')
  return answer
}
