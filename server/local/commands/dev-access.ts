import type { IncomingHttpHeaders } from 'node:http'
import { normalizePath, type Plugin } from 'vite'
import { dataFolder } from '#server/local/data-folder.ts'
import { isLoopback } from '#server/loopback.ts'

/**
 * Restricts the development server to its own pages, and to files that are not private. Vite itself serves any file of
 * the project to pages of any port: the signing key, the accounts and the enquiries in the data folder, too.
 */
export function devAccess(): Plugin {
  return {
    name: 'cairnline:dev-access',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ server: { cors: false, fs: { deny: deniedFiles() } } }),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (isOwnRequest(request.headers)) return next()
        response.writeHead(403, { 'Content-Type': 'text/plain' })
        response.end(
          'The development server answers its own pages only, at a loopback address such as http://localhost.',
        )
      })
    },
  }
}

/** Patterns for `server.fs.deny`: those of Vite, which the option replaces, the data folder and the cache. */
function deniedFiles(): string[] {
  // Characters with a meaning in patterns become `?`, which matches any one.
  const data = normalizePath(dataFolder()).replace(/[^\w/.-]/g, '?')
  return ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '**/.cache/**', `${data}/**`]
}

/**
 * Whether a request comes from a page of this server, or from none, as a typed address or a followed link does
 * (Fetch Metadata, https://www.w3.org/TR/fetch-metadata/).
 */
function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const own = `http://${headers.host}`
  if (!URL.canParse(own) || !isLoopback(new URL(own).hostname)) return false
  if (headers.origin !== undefined && headers.origin !== own) return false
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none' || headers['sec-fetch-mode'] === 'navigate'
}
