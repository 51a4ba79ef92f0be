import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { reason } from '#server/local/reason.ts'

/** Where the local host keeps what must outlive it: `CAIRNLINE_DATA`, or `.data` beside package.json. */
export function dataFolder(): string {
  return resolve(process.env.CAIRNLINE_DATA?.trim() || '.data')
}

/** The parts of a data folder. */
export const inDataFolder = {
  enquiries: (folder: string) => join(folder, 'enquiries'),
  accounts: (folder: string) => join(folder, 'auth.sqlite'),
  signingKey: (folder: string) => join(folder, 'auth.secret'),
}

/**
 * Makes the folder, readable by its owner alone: it holds enquiries, accounts and the key that signs sessions.
 * @throws {Error} when nothing can be written there, saying so in one line.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(probe, '', { flag: 'wx' })
    await rm(probe)
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be written to (${reason(error)}). Make it writable, or set CAIRNLINE_DATA to another folder.`,
    )
  }
}
