import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createSite } from '#server/local/site/site.ts'
import { headersFile, headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { selfSigned } from '#tests/hosts/certificate.ts'
import { listening } from './slow-line.ts'

/** Most bytes of a TLS record, as in nginx's configuration (server/publish/headers/hosts/nginx.ts): one packet. */
const recordBytes = 1_390

/**
 * Serves a built site over HTTP/2 and TLS, with its brotli copies and its headers.
 * @param siteFolder folder of the built site, such as `dist/client`
 * @returns the loopback port
 */
export async function openHost(siteFolder: string): Promise<{ port: number; close: () => void }> {
  const set = parseHeaderSet(readFileSync(headersFile(siteFolder), 'utf8'))
  const site = createSite(siteFolder)
  const app = new Hono()
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
  const files = selfSigned(folder)
  if (!files) throw new Error('npm run bench needs the command openssl to create a certificate. Install it.')
  const made = { key: readFileSync(files.key), cert: readFileSync(files.certificate) }
  rmSync(folder, { recursive: true })
  return made
}
