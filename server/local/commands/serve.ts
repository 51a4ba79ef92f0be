/* Serving the last build with its services: what `npm start` and `npm run preview` share, and the settings that `npm run dev` reads. */

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { site } from '#content/facts/site.ts'
import { loadHostEnvironment } from '#server/environment.ts'
import { type Accounts, newPassword } from '#server/local/auth/accounts.ts'
import { dataFolder, dataPaths, portSetting, prepareDataFolder, readOrCreateSecret } from '#server/local/data-folder.ts'
import { checkPort, listen } from '#server/local/site/listen.ts'
import { otherServices } from '#server/publish/external-services.ts'
import { buildFolder, siteFolder } from '#server/publish/site-folder.ts'

/** The variables of commands that serve the site, for their usage. */
export const hostVariables = `
  PORT=3000               the port; by default 4173, 0 for any free one
  CAIRNLINE_DATA=FOLDER   the folder of accounts and enquiries; by default .data`

interface HostSettings {
  port: number
  /** The data folder. */
  folder: string
}

/**
 * Settings of the host, checked before a long build begins. Its services are its own; those in the environment are named
 * as not used.
 * @throws {Error} in one line, when the port is in use or the data folder is not writable
 */
export async function checkedHostSettings(): Promise<HostSettings> {
  const unused = loadHostEnvironment()
  if (unused.length > 0)
    process.stderr.write(`Not used here, where the site has services of its own: ${unused.join(', ')}\n`)
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
  const others = otherServices(buildFolder)
  if (others.length > 0) {
    throw new Error(
      `${siteFolder} was built for ${others.join(' and ')}: its forms would send enquiries and passwords there. ` +
        'To try the site with the services of this machine, run npm start.',
    )
  }
  const host = await listen({ port, dataFolder: folder, site: siteFolder })
  try {
    process.stdout.write(await startupLines(host.origin, host.accounts, folder))
    await untilStopped()
  } finally {
    await host.close()
  }
}

/** Text for the terminal: the host's address, a demo client, and the location of the data. */
export async function startupLines(origin: string, accounts: Accounts, folder: string): Promise<string> {
  const email = `demo@${site.domain}`
  // One password per data folder, so hosts that share a folder print the same.
  const password = await readOrCreateSecret(dataPaths.demoPassword(folder), newPassword)
  await accounts.setClient(email, password)
  const rows = [
    ['Site', origin],
    ['Sign in', `${origin}/login`],
    ['  email', email],
    ['  password', password],
    ['  passkey', 'add one in the account, sign out, and sign in with it'],
    ['Enquiries', `${shortPath(dataPaths.enquiries(folder))}  (list them: npm run inbox)`],
    ['Messages', `${shortPath(dataPaths.messages(folder))}  (the same command lists them)`],
    ['Add a client', 'npm run client -- add EMAIL'],
    ['Stop', 'Ctrl+C'],
  ]
  return `\n${rows.map(([name = '', value = '']) => `  ${name.padEnd(14)}${value}`).join('\n')}\n\n`
}

/** A path relative to the working directory, if it is inside. */
function shortPath(path: string): string {
  const here = relative('', path)
  return here.startsWith('..') ? path : here
}

const parent = process.ppid

/**
 * Waits for SIGINT (Ctrl+C) or SIGTERM. A second signal ends the process at once. npm does not forward a SIGTERM: it ends,
 * with the shell in which it has started this process.
 */
export async function untilStopped(): Promise<void> {
  const { promise: orphaned, resolve } = Promise.withResolvers<void>()
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) resolve()
  }, 500)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), orphaned])
  clearInterval(watch)
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
