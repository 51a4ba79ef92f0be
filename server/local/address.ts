import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { inDataFolder } from './data-folder.ts'
import { defaultPort, portSetting } from './port.ts'
import { hasCode } from './reason.ts'

/** Notes where the host of a data folder answers, for the links in messages; other processes write some. */
export async function keepAddress(folder: string, origin: string): Promise<void> {
  const file = inDataFolder.address(folder)
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, origin, { flag: 'wx', mode: 0o600 })
  await rename(draft, file)
}

/** Where the host of a data folder answers, or did when it last ran, or will: an origin such as `http://localhost:4173`. */
export async function readAddress(folder: string): Promise<string> {
  try {
    return new URL(await readFile(inDataFolder.address(folder), 'utf8')).origin
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ERR_INVALID_URL')) throw error
    return `http://localhost:${portSetting() || defaultPort}`
  }
}
