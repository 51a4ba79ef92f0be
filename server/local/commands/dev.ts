import { getRequestListener } from '@hono/node-server'
import { dev } from 'vike/api'
import type { Plugin } from 'vite'
import { loadEnvironment } from '#server/environment.ts'
import { keepAddress } from '#server/local/address.ts'
import { isServicePath, type LocalServices, openServices } from '#server/local/site/services.ts'
import { runCommand } from './run-command.ts'
import { checkPlace } from './serve.ts'
import { untilStopped } from './until-stopped.ts'
import { welcomeLines } from './welcome-lines.ts'

/** The local services, in front of the development server. */
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

/** Articles are read from disk, not imported: a saved one reloads the pages that are open. */
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

/** `npm run dev`: the site as it is being written, with its services. */
await runCommand(async () => {
  loadEnvironment('local')
  const { port, folder } = await checkPlace()
  const services = await openServices(folder)
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [localServices(services), articleReload()],
      server: { host: 'localhost', port, strictPort: true },
    },
  })
  // Not the setting: 0 stands for any free port.
  const origin = `http://localhost:${viteServer.config.server.port}`
  await keepAddress(folder, origin)
  process.stdout.write(await welcomeLines({ origin, setClient: services.setClient }, folder))
  await untilStopped(async () => {
    await viteServer.close()
    await services.close()
  })
})
