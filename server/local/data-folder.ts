import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
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

/**
 * Creates a folder and its missing parents, accessible to their owner only. Not by Node's `recursive`, which never ends where
 * a file system takes no new folders and says that a parent is missing, as /proc does.
 */
export async function makeFolder(folder: string): Promise<void> {
  // A file is no folder, and has nothing below it.
  const exists = () => existsSync(`${folder}/.`)
  if (exists()) return
  await makeFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (!exists()) throw error
  })
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

/**
 * The text of a file that only its owner can read. The first process that needs it writes it.
 * @throws {Error} in one line, when the file is empty
 */
export async function readOrCreateSecret(file: string, make: () => string): Promise<string> {
  await writeFile(file, make(), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  const text = await readFile(file, 'utf8')
  if (text.trim() === '') throw new Error(`${file} is empty, as a full disk leaves it. Delete it, and start again.`)
  return text
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

/** Stores the origin of a host that uses a data folder, for links in messages that other processes write. */
export async function storeHostAddress(folder: string, origin: string): Promise<void> {
  const earlier = (await storedHosts(folder)).filter((one) => one !== origin)
  await writeFile(dataPaths.address(folder), [origin, ...earlier].slice(0, rememberedHosts).join('\n'), { mode: 0o600 })
}

/**
 * Origin of the host that uses a data folder, for example `http://localhost:4173`: of those that answer, the one that was
 * started last. Where none does, the last one, or else the default.
 */
export async function runningHost(folder: string): Promise<string> {
  const hosts = await storedHosts(folder)
  for (const host of hosts) if (await answers(host)) return host
  // PORT=0 means any free port, which is unknown before a host starts.
  return hosts[0] ?? `http://localhost:${portSetting() || defaultPort}`
}

/** Number of hosts that a data folder remembers. */
const rememberedHosts = 5

/** Origins of the hosts of a data folder, the one that was started last first. */
async function storedHosts(folder: string): Promise<string[]> {
  const text = await readFile(dataPaths.address(folder), 'utf8').catch(() => '')
  return text.split('\n').filter((line) => URL.canParse(line))
}

/** Whether a program listens at the port of an origin. */
async function answers(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port || 80), hostname)
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
