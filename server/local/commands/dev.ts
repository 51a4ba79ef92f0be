/* `npm run dev`: the pages of both languages as they are edited, with the local services. */

import { dev } from 'vike/api'
import type { PluginOption, UserConfig } from 'vite'
import { readArguments, runCommand } from '#server/command.ts'
import { loadHostEnvironment } from '#server/environment.ts'
import { storeHostAddress } from '#server/local/data-folder.ts'
import { announceFrench, frenchAddresses, frenchBase, frenchPages, frenchPort } from '#server/local/dev/french.ts'
import { articleReload, localServices, missingPages } from '#server/local/dev/plugins.ts'
import { openServices } from '#server/local/site/services.ts'
import { checkedHostSettings, hostVariables, startupLines, untilStopped } from './serve.ts'

const startVite = (port: number, plugins: PluginOption[], own: UserConfig = {}) =>
  dev({ viteConfig: { ...own, plugins, server: { host: 'localhost', port, strictPort: true } } })

/** The pages of both languages, with the local services, until the command is stopped. */
async function serve(): Promise<void> {
  const { port, folder } = await checkedHostSettings()
  const services = await openServices(folder)
  const plugins = [localServices(services), articleReload(), await frenchPages(), missingPages()]
  const { viteServer } = await startVite(port, plugins)
  // The actual port, because the setting 0 means any free port.
  const origin = `http://localhost:${viteServer.config.server.port}`
  try {
    await storeHostAddress(folder, origin)
    process.stdout.write(await startupLines(origin, services.accounts, folder))
    await untilStopped()
  } finally {
    await viteServer.close()
    await services.accounts.close()
  }
}

/** The French pages alone, for the process above. */
async function serveFrench(port: number): Promise<void> {
  loadHostEnvironment()
  const { viteServer } = await startVite(port, [articleReload(), frenchAddresses(), missingPages()], {
    base: frenchBase,
    // Two servers that share a cache folder delete each other's packages.
    cacheDir: 'node_modules/.vite-french',
  })
  announceFrench()
  await untilStopped()
  await viteServer.close()
}

/** `npm run dev`: the development server, which reloads pages, styles and text when they are saved. */
await runCommand(async () => {
  readArguments(
    `Usage: npm run dev\nShows the pages of both languages, and each change as soon as it is saved.${hostVariables}`,
    {},
  )
  const french = frenchPort()
  await (french === undefined ? serve() : serveFrench(french))
})
