import { getRequestListener } from '@hono/node-server'
import { dev } from 'vike/api'
import type { Plugin } from 'vite'
import { loadEnvironment } from '#server/environment.ts'
import { keepAddress } from '#server/local/address.ts'
import { isServicePath, type LocalServices, openServices } from '#server/local/site/services.ts'
import { runCommand } from './run-command.ts'
import { checkedHostSettings } from './serve.ts'
import { untilStopped } from './until-stopped.ts'
import { welcomeLines } from './welcome-lines.ts'

/** Answers requests to the local services, before the development server sees them. */
function localServices({ app }: LocalServices): Plugin {
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
function articleReload(): Plugin {
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

/** `npm run dev`: the development server with the local services. */
await runCommand(async () => {
  loadEnvironment('local')
  const { port, folder } = await checkedHostSettings()
  const services = await openServices(folder)
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [localServices(services), articleReload()],
      server: { host: 'localhost', port, strictPort: true },
    },
  })
  // The actual port: the setting 0 means any free one.
  const origin = `http://localhost:${viteServer.config.server.port}`
  await keepAddress(folder, origin)
  process.stdout.write(await welcomeLines({ origin, setClient: services.setClient }, folder))
  await untilStopped(async () => {
    await viteServer.close()
    await services.close()
  })
})
