import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { hasCode, reason } from '#server/reason.ts'

/** Folder in which the local host keeps its data between runs: `CAIRNLINE_DATA`, or `.data` in the working directory. */
export function dataFolder(): string {
  return resolve(process.env.CAIRNLINE_DATA?.trim() || '.data')
}

/** Paths inside a data folder. */
export const dataPaths = {
  enquiries: (folder: string) => join(folder, 'enquiries'),
  messages: (folder: string) => join(folder, 'messages'),
  accounts: (folder: string) => join(folder, 'auth.sqlite'),
  signingKey: (folder: string) => join(folder, 'auth.secret'),
  demoPassword: (folder: string) => join(folder, 'demo-password'),
  address: (folder: string) => join(folder, 'address'),
}

/** Creates a folder and its missing parents, accessible to their owner only. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/**
 * Creates the data folder: it contains enquiries, messages, accounts and the key that signs sessions.
 * @throws {Error} in one line, when the folder is not writable
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new Error(
      `The data folder ${folder} is not writable (${reason(error)}). Make it writable, or set CAIRNLINE_DATA to another folder.`,
    )
  }
}

/** The text of a file that only its owner can read. The first process that needs it writes it. */
export async function readOrCreateSecret(file: string, make: () => string): Promise<string> {
  await writeFile(file, make(), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  return readFile(file, 'utf8')
}

/** Port of the local host and of the development server. */
const defaultPort = 4173

/**
 * The setting `PORT`; 0 means any free port.
 * @throws {Error} when it is not a port number
 */
export function portSetting(): number {
  const value = process.env.PORT?.trim()
  if (!value) return defaultPort
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  if (!(port <= 65_535)) throw new Error(`PORT is "${value}": expected a number from 0 to 65535.`)
  return port
}

/** Stores the origin of the host that uses a data folder, for links in messages that other processes write. */
export async function storeHostAddress(folder: string, origin: string): Promise<void> {
  await writeFile(dataPaths.address(folder), origin, { mode: 0o600 })
}

/** Origin of the host that was started last in a data folder, for example `http://localhost:4173`, or else the default. */
export async function runningHost(folder: string): Promise<string> {
  const address = await readFile(dataPaths.address(folder), 'utf8').catch(() => '')
  // PORT=0 means any free port, which is unknown before a host starts.
  return URL.canParse(address) ? address : `http://localhost:${portSetting() || defaultPort}`
}
