import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, prepareDataFolder } from '#server/local/data-folder.ts'
import { checkPort, listen } from '#server/local/listen.ts'
import { untilStopped } from '#server/local/until-stopped.ts'
import { welcomeLines } from '#server/local/welcome-lines.ts'
import { siteFolder } from '#server/publish/build.ts'

/** The port of the local host and of the development server. */
const defaultPort = 4173

/** @throws {Error} when PORT is no port. */
export function portSetting(value = process.env.PORT?.trim()): number {
  if (!value) return defaultPort
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65_535)) throw new Error(`PORT is "${value}": expected a number from 0 to 65535.`)
  return port
}

/** What can be known to fail before a build is worth its time: the port is taken, the data folder is not writable. */
export async function checkPlace(): Promise<{ port: number; folder: string }> {
  const place = { port: portSetting(), folder: dataFolder() }
  await checkPort(place.port)
  await prepareDataFolder(place.folder)
  return place
}

/** Serves the built site until the process is told to stop. */
export async function serveSite({ port, folder }: { port: number; folder: string }): Promise<void> {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new Error(`There is no built site in ${siteFolder}. Run npm start, which builds it, or npm run build.`)
  }
  const host = await listen({ port, dataFolder: folder, site: siteFolder })
  process.stdout.write(await welcomeLines(host, folder))
  await untilStopped(host.close)
}
