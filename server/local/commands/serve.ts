import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, prepareDataFolder } from '#server/local/data-folder.ts'
import { portSetting } from '#server/local/port.ts'
import { checkPort, listen } from '#server/local/site/listen.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { untilStopped } from './until-stopped.ts'
import { welcomeLines } from './welcome-lines.ts'

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
