import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { dev } from 'vike/api'
import type { Plugin } from 'vite'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import { runCommand } from '#server/command.ts'
import { loadEnvironment } from '#server/environment.ts'
import { keepAddress } from '#server/local/data-folder.ts'
import { isServicePath, type LocalServices, openServices } from '#server/local/site/services.ts'
import { frenchCondition } from '#server/publish/languages/language-aliases.ts'
import { checkedHostSettings, untilStopped, welcomeLines } from './serve.ts'

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

/** Answers at French addresses as at the English ones by which Vike knows the pages. */
function frenchPages(): Plugin {
  return {
    name: 'cairnline:french-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const [path = '', query] = request.url?.split(/(?=\?)/, 2) ?? []
        const english = englishAddressOf(path)
        // Vike reads the second, which connect keeps of the request as it came.
        if (english !== undefined) request.url = request.originalUrl = english + (query ?? '')
        next()
      })
    },
  }
}

/**
 * `npm run dev`: the development server with the local services. With `--french` it serves the French pages: the process
 * is started anew under the condition that resolves words to French.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { french: { type: 'boolean', default: false } } })
  if (values.french && !process.execArgv.includes(frenchCondition)) {
    const again = spawn(process.execPath, [frenchCondition, ...process.argv.slice(1)], { stdio: 'inherit' })
    const [code] = await once(again, 'close')
    process.exitCode = Number(code ?? 1)
    return
  }
  loadEnvironment('local')
  const { port, folder } = await checkedHostSettings()
  const services = await openServices(folder)
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [localServices(services), articleReload(), ...(values.french ? [frenchPages()] : [])],
      server: { host: 'localhost', port, strictPort: true },
    },
  })
  // The actual port: the setting 0 means any free one.
  const origin = `http://localhost:${viteServer.config.server.port}`
  await keepAddress(folder, origin)
  process.stdout.write(await welcomeLines(origin, services.accounts, folder))
  await untilStopped(async () => {
    await viteServer.close()
    await services.accounts.close()
  })
})
