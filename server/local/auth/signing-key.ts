import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hasCode, reason } from '#server/local/reason.ts'

/**
 * The secret that signs sessions (HS256, RFC 7518 section 3.2): 32 random bytes in base64url, created once for each data
 * folder and readable by its owner only. Processes that start together get the same key: linking the file fails for all
 * but the first.
 * @throws {Error} when the file holds no such key, or cannot be read or written
 */
export async function signingKey(file: string): Promise<string> {
  const key = await readOrCreate(file).catch((error) => {
    throw new Error(
      `The key that signs sessions, ${file}, cannot be read or written: ${reason(error)}. Make room on the disk, or move away what stands there.`,
    )
  })
  if (!/^[\w-]{43}$/.test(key))
    throw new Error(`${file} holds no signing key. Remove it: a new one is made, and clients sign in again.`)
  return key
}

async function readOrCreate(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
    await link(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}
