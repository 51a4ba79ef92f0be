/* Serves the built site to the outside programs of `npm run readers`. */

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves the built site for programs that follow addresses: in its texts the site's address is replaced by the local one, which
 * the server of `npm run preview` does not do.
 */
export async function serveLocally(root: string, site: string) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, site)
    const path = decodeURIComponent(pathname)
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(root, name))
      .find((name) => existsSync(name) && statSync(name).isFile())
    if (file === undefined) return response.writeHead(404).end()
    const type = types[extname(file)]
    response.setHeader('Content-Type', type ?? 'application/octet-stream')
    if (type === undefined) return createReadStream(file).pipe(response)
    return response.end(readFileSync(file, 'utf8').replaceAll(site, origin()))
  })
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`
  await new Promise<void>((listening) => server.listen(0, listening))
  return { origin: origin(), close: () => server.close() }
}
