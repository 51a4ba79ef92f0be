import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { JSDOM } from 'jsdom'
import MarkdownIt from 'markdown-it'
import { createSite } from '#server/local/site/site.ts'
import { headersFile, headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { selfSigned } from '#tests/hosts/certificate.ts'
import { listening } from './slow-line.ts'

/**
 * Where a bare page is served: `/services` as `/bare/services`. Bare pages are the baseline for comparison: the same words
 * without the design, so that the difference of the two times is what the design costs.
 */
export const bareAddress = (address: string): string => `/bare${address}`

/** Most bytes of a TLS record, as in nginx's configuration (server/publish/headers/hosts/nginx.ts): one packet. */
const recordBytes = 1_390

/**
 * Serves a built site over HTTP/2 and TLS, with its brotli copies and its headers, and bare pages of the same words.
 * @param siteFolder folder of the built site, such as `dist/client`
 * @returns the loopback port
 */
export async function openHost(siteFolder: string): Promise<{ port: number; close: () => void }> {
  const set = parseHeaderSet(readFileSync(headersFile(siteFolder), 'utf8'))
  const site = createSite(siteFolder)
  const app = new Hono()
  const barePages = new Map<string, Uint8Array<ArrayBuffer>>()
  app.get('/bare/*', async (c) => {
    const address = c.req.path.slice('/bare'.length)
    // Made once, because a visit would otherwise measure the making, too.
    const body = barePages.get(address) ?? new Uint8Array(brotliCompressSync(barePage(siteFolder, address)))
    barePages.set(address, body)
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

const bareStyles =
  'body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 sans-serif}table{border-collapse:collapse}'

/**
 * The words of a page as a plain page: the rendered Markdown of its main part, or its text, between the links of its header and its footer,
 * with one small style; no script, no web font and no drawing.
 */
function barePage(siteFolder: string, address: string): string {
  const file = join(siteFolder, address === '/' ? 'index' : address.slice(1))
  const { document } = new JSDOM(readFileSync(`${file}.html`, 'utf8')).window
  const linksOf = (part: string) =>
    [...document.querySelectorAll(`body > ${part} a`)].map(
      (link) => `<li><a href="${link.getAttribute('href')}">${link.textContent}</a></li>`,
    )
  // The pages of clients have no Markdown.
  const words = existsSync(`${file}.md`)
    ? readFileSync(`${file}.md`, 'utf8').replace(/^---\n.*?\n---\n/s, '')
    : [...document.querySelectorAll('main :is(h1, h2, p, label, li)')].map((one) => one.textContent).join('\n\n')
  return `<!doctype html><html lang="en-CA"><meta charset="utf-8"><title>${document.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${bareStyles}</style>
<nav><ul>${linksOf('header').join('')}</ul></nav>
${new MarkdownIt().disable('image').render(words)}
<nav><ul>${linksOf('footer').join('')}</ul></nav>`
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
