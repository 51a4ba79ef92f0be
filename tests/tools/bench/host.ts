import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createSite } from '#server/local/site/site.ts'
import { headersFile, headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { barePage } from './bare-page.ts'
import { listening } from './slow-line.ts'

/** Where a bare page is served: `/services` as `/bare/services`. */
export const bareAddress = (address: string): string => `/bare${address}`

/** Most bytes of a TLS record, as in nginx's configuration (server/publish/headers/hosts/nginx.ts): one packet. */
const recordBytes = 1_390

/**
 * Serves the built site over HTTP/2 and TLS, with its brotli copies and its headers, and bare pages of the same words.
 * @returns the loopback port
 */
export async function openHost(): Promise<{ port: number; close: () => void }> {
  const set = parseHeaderSet(readFileSync(headersFile(siteFolder), 'utf8'))
  const site = createSite(siteFolder)
  const app = new Hono()
  app.get('/bare/*', async (c) => {
    const built = await site.request(c.req.path.slice('/bare'.length))
    const body = new Uint8Array(brotliCompressSync(barePage(await built.text())))
    return c.body(body, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
  })
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersOf(set, c.req.path, c.res.ok))) c.header(name, value)
  })
  app.route('/', site)

  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: false }, getRequestListener(app.fetch))
  const sockets = new Set<TLSSocket>()
  server.prependListener('secureConnection', (socket: TLSSocket) => {
    socket.setMaxSendFragment(recordBytes)
    sockets.add(socket)
  })
  return {
    port: await listening(server),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** A self-signed certificate for this run. @throws {Error} when the command `openssl` is missing */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -subj /CN=localhost'
  try {
    execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } catch (cause) {
    throw new Error('npm run bench makes a certificate with the command openssl, which failed.', { cause })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
