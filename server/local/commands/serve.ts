import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, prepareDataFolder } from '#server/local/data-folder.ts'
import { portSetting } from '#server/local/port.ts'
import { checkPort, listen } from '#server/local/site/listen.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { untilStopped } from './until-stopped.ts'
import { welcomeLines } from './welcome-lines.ts'

interface HostSettings {
  port: number
  /** The data folder. */
  folder: string
}

/**
 * Settings of the host, checked before a build takes its time.
 * @throws {Error} in one line, when the port is in use or the data folder is not writable
 */
export async function checkedHostSettings(): Promise<HostSettings> {
  const settings = { port: portSetting(), folder: dataFolder() }
  await checkPort(settings.port)
  await prepareDataFolder(settings.folder)
  return settings
}

/** Serves the built site until SIGINT or SIGTERM. @throws {Error} in one line, when there is no built site */
export async function serveSite({ port, folder }: HostSettings): Promise<void> {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new Error(`There is no built site in ${siteFolder}. Run npm start, which builds it, or npm run build.`)
  }
  const host = await listen({ port, dataFolder: folder, site: siteFolder })
  process.stdout.write(await welcomeLines(host, folder))
  await untilStopped(host.close)
}
