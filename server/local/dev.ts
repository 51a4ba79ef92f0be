import { getRequestListener } from '@hono/node-server'
import { dev } from 'vike/api'
import type { Plugin } from 'vite'
import { loadEnvironment } from '#server/environment.ts'
import { runCommand } from '#server/local/run-command.ts'
import { checkPlace } from '#server/local/serve.ts'
import { isServicePath, type LocalServices, openServices } from '#server/local/services.ts'
import { untilStopped } from '#server/local/until-stopped.ts'
import { welcomeLines } from '#server/local/welcome-lines.ts'

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

/** `npm run dev`: the site as it is being written, with its services. */
await runCommand(async () => {
  loadEnvironment('local')
  const { port, folder } = await checkPlace()
  const services = await openServices(folder)
  const { viteServer } = await dev({
    viteConfig: { plugins: [localServices(services)], server: { host: 'localhost', port, strictPort: true } },
  })
  process.stdout.write(
    await welcomeLines({ origin: `http://localhost:${port}`, setClient: services.setClient }, folder),
  )
  await untilStopped(async () => {
    await viteServer.close()
    await services.close()
  })
})
