/* Vite plugins of `npm run dev`, which server/local/commands/dev.ts adds: the local services, articles, unknown addresses. */

import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { suggest } from '#content/schema/suggest.ts'
import { isServicePath, type LocalServices } from '#server/local/site/services.ts'
import { frenchBase, isFrenchPath } from './french.ts'

/** Handles requests to the local services before the development server does. */
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

/** Reloads open pages when an article is saved. Vite does not watch articles, because modules read them as files. */
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
 * Answers an unknown address with advice for editors. Vike would print a table of its routes and show the visitors'
 * not-found page, which an editor can open at /404.
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
            `No page has the address ${path}: ${suggest(named, known, 'find it in the site map at /sheet-index')}.\n` +
              'The address of an article is /blog/ and its file name in content/en/blog/; the French file states the French address.\n' +
              'A new page: CONTRIBUTING.md, "Recipes". The page for visitors: /404.\n',
          )
        } catch {
          // The text has a mistake, which the page itself reports.
          next()
        }
      })
    },
  }
}
