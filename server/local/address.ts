import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dataPaths } from './data-folder.ts'
import { defaultPort, portSetting } from './port.ts'
import { hasCode } from './reason.ts'

/** Notes the origin of the host that uses a data folder: messages that other processes write link to it. */
export async function keepAddress(folder: string, origin: string): Promise<void> {
  const file = dataPaths.address(folder)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, origin, { flag: 'wx', mode: 0o600 })
  await rename(draft, file)
}

/** Origin of the host that last used a data folder, for example `http://localhost:4173`; the default before the first. */
export async function readAddress(folder: string): Promise<string> {
  try {
    return new URL(await readFile(dataPaths.address(folder), 'utf8')).origin
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ERR_INVALID_URL')) throw error
    // PORT=0 means any free port, which only a host that has started knows.
    return `http://localhost:${portSetting() || defaultPort}`
  }
}
