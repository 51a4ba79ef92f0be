import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hasCode, reason } from './reason.ts'

/** Where the local host keeps what must outlive it: `CAIRNLINE_DATA`, or `.data` beside package.json. */
export function dataFolder(): string {
  return resolve(process.env.CAIRNLINE_DATA?.trim() || '.data')
}

/** The parts of a data folder. */
export const inDataFolder = {
  enquiries: (folder: string) => join(folder, 'enquiries'),
  messages: (folder: string) => join(folder, 'messages'),
  accounts: (folder: string) => join(folder, 'auth.sqlite'),
  signingKey: (folder: string) => join(folder, 'auth.secret'),
  address: (folder: string) => join(folder, 'address'),
}

/**
 * Makes the folder, readable by its owner alone: it holds enquiries, messages, accounts and the key that signs sessions.
 * @throws {Error} when nothing can be written there, saying so in one line.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await makeFolder(folder)
    await writeFile(probe, '', { flag: 'wx' })
    await rm(probe)
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be written to (${reason(error)}). Make it writable, or set CAIRNLINE_DATA to another folder.`,
    )
  }
}

/** Makes a folder, readable by its owner alone, and those above it. Not `recursive`: under /proc that never ends. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // Another request or process was first.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
