import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { TLSSocket } from 'node:tls'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { parse } from 'parse5'
import { createSite } from '#server/local/site/site.ts'
import { sha256 } from '#server/publish/assets/integrity.ts'
import { brotli } from '#server/publish/cache/brotli.ts'
import { type Headers, headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { headersFile } from '#server/publish/headers/headers-file.ts'
import { elementsBelow, rawText } from '#server/publish/text/page-markup.ts'
import { portOf } from '#tests/tools/visit/link/link.ts'
import type { VisitedPage } from '#tests/tools/visit/pages.ts'
import type { Certificate } from './certificate.ts'
import { type Variant, variantOf } from './variant.ts'

export interface HostOptions {
  site: string
  pages: readonly VisitedPage[]
  variant: Variant
  certificate: Certificate
  /** Most bytes of a TLS record. A browser reads none of a record before it has all of it. */
  recordBytes: number
}

export interface VariantHost {
  port: number
  close: () => Promise<void>
}

/**
 * Serves the built site over HTTP/2 and TLS 1.3, with the brotli copies and the headers that every host sends, and some
 * of its pages in a variant. These pages answer from memory in every variant, so that none waits for a disk. Priorities of requests (RFC 9218) are not heeded: answers share the line as they come.
 */
export async function openHost({ site, pages, variant, certificate, recordBytes }: HostOptions): Promise<VariantHost> {
  const set = parseHeaderSet(readFileSync(headersFile(site), 'utf8'))
  const app = new Hono()
  for (const { address, status, html: built } of pages) {
    const html = variantOf[variant](built)
    const body = new Uint8Array(await brotli(Buffer.from(html)))
    const own = variant === 'bare' ? {} : permitted(headersOf(set, address, status === 200), built, html)
    const headers = {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...own,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': String(body.length),
      Vary: 'Accept-Encoding',
    }
    app.get(address, (c) => c.body(body, status, headers))
  }
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(set, c.req.path, c.res.ok))) c.header(name, value)
  })
  app.route('/', createSite(site))

  const server = createSecureServer({ ...certificate, allowHTTP1: false }, getRequestListener(app.fetch))
  const sockets = new Set<TLSSocket>()
  server.prependListener('secureConnection', (socket: TLSSocket) => {
    socket.setMaxSendFragment(recordBytes)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.address()),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The headers of a page whose styles have changed: the policy names the new hashes in place of the old ones. */
function permitted(headers: Headers, before: string, after: string): Headers {
  const now = styleHashes(after)
  const policy = styleHashes(before).reduce(
    (text, old, index) => text.replace(old, now[index] ?? old),
    headers['Content-Security-Policy'] ?? '',
  )
  return { ...headers, 'Content-Security-Policy': policy }
}

const styleHashes = (html: string): string[] =>
  elementsBelow(parse(html))
    .filter(({ tagName }) => tagName === 'style')
    .map((element) => sha256(rawText(element)))
