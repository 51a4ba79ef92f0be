/* The Vite plugin that guards the development server, which vite.config.ts adds for every `npm run dev`. */

import type { IncomingHttpHeaders } from 'node:http'
import { normalizePath, type Plugin } from 'vite'
import { dataFolder } from '#server/local/data-folder.ts'
import { isLoopback } from '#server/loopback.ts'

/**
 * Restricts the development server to requests of its own pages and to files that are not private. Vite alone would serve
 * any file of the project to pages on any port, including the signing key, the accounts and the enquiries in the data
 * folder.
 */
export function devAccess(): Plugin {
  return {
    name: 'cairnline:dev-access',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ server: { cors: false, fs: { deny: deniedFiles() } } }),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (isSameOriginRequest(request.headers)) return next()
        response.writeHead(403, { 'Content-Type': 'text/plain' })
        response.end(
          'The development server answers only requests of its own pages, at a loopback address such as http://localhost.',
        )
      })
    },
  }
}

/** Patterns for `server.fs.deny`: Vite's defaults, which the option replaces, the data folder and the cache. */
function deniedFiles(): string[] {
  // Replaces special characters of patterns by `?`, which matches any character.
  const data = normalizePath(dataFolder()).replace(/[^\w/.-]/g, '?')
  return ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '**/.cache/**', `${data}/**`]
}

/**
 * Whether a request comes from a page of this server, or from no page, as for a typed address (Fetch Metadata,
 * https://www.w3.org/TR/fetch-metadata/).
 */
function isSameOriginRequest(headers: IncomingHttpHeaders): boolean {
  const own = `http://${headers.host}`
  if (!URL.canParse(own) || !isLoopback(new URL(own).hostname)) return false
  if (headers.origin !== undefined && headers.origin !== own) return false
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none' || headers['sec-fetch-mode'] === 'navigate'
}
