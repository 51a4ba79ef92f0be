import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hasCode } from '#server/local/reason.ts'

/**
 * The secret that signs sessions (HS256, RFC 7518 section 3.2): 32 random bytes in base64url, created once for each data
 * folder and readable by its owner only. Processes that start together get the same key: linking the file fails for all
 * but the first.
 * @throws {Error} when the file holds no such key, or cannot be read or written
 */
export async function signingKey(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  const key = await readFile(file, 'utf8')
  if (!/^[\w-]{43}$/.test(key))
    throw new Error(`${file} holds no signing key. Remove it: a new one is made, and clients sign in again.`)
  return key
}
