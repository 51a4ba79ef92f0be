import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Not in `dist`, which every build empties. */
const folder = join('.cache', 'images')

/**
 * Where the drawing of some content is kept between builds.
 * @param content everything that decides what the drawing looks like; equal content means an equal image
 */
export const cachePath = (content: string): string =>
  join(folder, `${createHash('sha256').update(content).digest('hex')}.png`)

export const isCached = (path: string): boolean => existsSync(path)

/** Keeps a drawing: in two steps, so that a build that is stopped here leaves no half of an image. */
export async function keep(path: string, image: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, image)
  await rename(unfinished, path)
}

/** The bytes of a drawing, drawn only when it is not kept yet. */
export async function cachedImage(content: string, draw: () => Promise<Uint8Array>): Promise<Buffer> {
  const path = cachePath(content)
  if (!isCached(path)) await keep(path, await draw())
  return readFile(path)
}
