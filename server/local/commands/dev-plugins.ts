import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { suggest } from '#content/schema/suggest.ts'
import { isServicePath, type LocalServices } from '#server/local/site/services.ts'
import { frenchBase, isFrenchPath } from './dev-french.ts'

/** Answers requests to the local services, before the development server sees them. */
export function localServices({ app }: LocalServices): Plugin {
  const answer = getRequestListener(app.fetch)
  return {
    name: 'cairnline:local-services',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (isServicePath(request.url?.split('?', 1)[0] ?? '')) void answer(request, response)
        else next()
      })
    },
  }
}

/** Reloads open pages when an article is saved: Vite does not know articles, which are read and not imported. */
export function articleReload(): Plugin {
  return {
    name: 'cairnline:article-reload',
    configureServer: (server) => {
      const reload = (file: string) => {
        if (file.endsWith('.md')) server.hot.send({ type: 'full-reload' })
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, reload)
    },
  }
}

type Routes = typeof import('#content/en/routes.ts')
type Articles = typeof import('#content/articles/articles.server.ts')

/**
 * Says at an address without a page what to do about it. Vike would print a table of its routes, and show the page that
 * visitors get, which an editor can look at under /404.
 */
export function missingPages(): Plugin {
  return {
    name: 'cairnline:missing-pages',
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const { base } = server.config
        const [path = ''] = (request.url ?? '').split('?', 1)
        const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$|\/[@_]|\/404$/.test(path)
        const isOfOther = base !== frenchBase && isFrenchPath(path)
        if (!isPage || isOfOther) return next()
        try {
          const { routeFragments } = (await server.ssrLoadModule('/content/en/routes.ts')) as Routes
          const { loadArticles } = (await server.ssrLoadModule('/content/articles/articles.server.ts')) as Articles
          const articles = loadArticles({ drafts: true }).map(({ slug }) => `/blog/${slug}`)
          const named = `/${path.slice(base.length)}`.replace(/(?<=.)\/$/, '')
          const known = [...routeFragments.keys(), ...articles]
          if (known.includes(named)) return next()
          response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
          response.end(
            `No page has the address ${path}: ${suggest(named, known, 'look for it at /sheet-index')}.\n` +
              'An article has the name of its file in content/en/blog/, or the address in its French file.\n' +
              'A new page: CONTRIBUTING.md, "Recipes". The page for visitors: /404.\n',
          )
        } catch {
          // A mistake in the words: the page itself says which.
          next()
        }
      })
    },
  }
}
