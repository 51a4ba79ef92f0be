import { extname } from 'node:path'
import type { Plugin } from 'vite'

type DevFile = typeof import('./dev-file.ts')

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.css': 'text/css' }

/** Serves figures and the stylesheet of feeds while developing, made afresh for each request. */
export function devFiles(): Plugin {
  return {
    name: 'cairnline:dev-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url?.split('?', 1)[0] ?? ''
        const type = types[extname(address)]
        if (type === undefined) return next()
        const { devFile } = (await server.ssrLoadModule('/server/publish/outputs/dev-file.ts')) as DevFile
        const text = devFile(address)
        if (text === undefined) return next()
        response.setHeader('Content-Type', type)
        response.end(text)
      })
    },
  }
}
