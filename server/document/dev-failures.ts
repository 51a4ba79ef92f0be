/* The Vite plugin that shows an editor what is wrong with a page, in `npm run dev` (vite.config.ts). */

import type { Plugin } from 'vite'

type Failure = typeof import('./DevFailure.tsx')

/** Modules of Vike's error page. If one of them fails, Vike's answer does not say why. */
const errorPage = ['/pages/_error/+Page.tsx', '/pages/_error/+data.ts', '/server/document/onRenderHtml.tsx']

/** Vite plugin that shows an error in the browser when the same error also breaks Vike's error page. */
export function devFailures(): Plugin {
  return {
    name: 'cairnline:dev-failures',
    apply: 'serve',
    configureServer(server) {
      globalThis.toSourcePositions = (error) => server.ssrFixStacktrace(error)
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          for (const module of errorPage) await server.ssrLoadModule(module, { fixStacktrace: true })
          next()
        } catch (error) {
          const { failureDocument } = (await server.ssrLoadModule('/server/document/DevFailure.tsx')) as Failure
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(failureDocument(error))
        }
      })
    },
  }
}
