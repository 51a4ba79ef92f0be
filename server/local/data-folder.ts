import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hasCode, reason } from './reason.ts'

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
  address: (folder: string) => join(folder, 'address'),
}

/**
 * Creates the data folder, accessible to its owner only: it holds enquiries, messages, accounts and the key that signs
 * sessions.
 * @throws {Error} in one line, when the folder is not writable
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

/**
 * Creates a folder and its missing parents, accessible to their owner only. Recursion replaces the `recursive` option
 * of `mkdir`, which never returns for a path under /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // Another request or process created it first.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
