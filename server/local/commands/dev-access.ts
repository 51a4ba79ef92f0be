import type { IncomingHttpHeaders } from 'node:http'
import { normalizePath, type Plugin, resolveConfig } from 'vite'
import { dataFolder } from '#server/local/data-folder.ts'
import { isLoopback } from '#server/loopback.ts'

/**
 * What the development server gives out, and to whom. Vite serves every file under the project's folder, and lets pages
 * of the machine's other ports read it: with the data folder go the signing key, the accounts and the enquiries.
 */
export function devAccess(): Plugin {
  return {
    name: 'cairnline:dev-access',
    apply: 'serve',
    enforce: 'pre',
    config: async () => ({ server: { cors: false, fs: { deny: await deniedFiles() } } }),
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

/** Patterns of `server.fs.deny`: Vite's own, which a list of ours would replace, and what the project's folder hides. */
async function deniedFiles(): Promise<string[]> {
  const { server } = await resolveConfig({ configFile: false }, 'serve')
  // A path is no pattern: what could mean something in one stands for any character.
  const data = normalizePath(dataFolder()).replace(/[^\w/.-]/g, '?')
  return [...server.fs.deny, '**/.data/**', '**/.cache/**', `${data}/**`]
}

/**
 * Whether a request comes from a page of the server itself, or from no page: a command, a typed address, a followed link.
 * Metadata of requests: https://www.w3.org/TR/fetch-metadata/
 */
function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const own = `http://${headers.host}`
  if (!URL.canParse(own) || !isLoopback(new URL(own).hostname)) return false
  if (headers.origin !== undefined && headers.origin !== own) return false
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none' || headers['sec-fetch-mode'] === 'navigate'
}
