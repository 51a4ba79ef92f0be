import { readFile, rm } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { filesBelow } from '#server/publish/files.ts'
import type { PageNeeds } from './page-needs.ts'

const textual = /\.(js|css)$/

/** The hashed files of a build, and which of them a text leads to. */
export interface Assets {
  /** Paths, relative to the site's folder, of every asset that a text names, and that those name in turn. */
  reachedFrom(text: string): Promise<string[]>
  read(path: string): Promise<string>
  paths: readonly string[]
}

/** Reads `assets/` of a built site. File names carry a hash, so a name alone identifies a file. */
export async function readAssets(folder: string): Promise<Assets> {
  const paths = (await filesBelow(folder)).filter((file) => file.startsWith('assets/'))
  const texts = new Map<string, Promise<string>>()
  const read = (path: string) => {
    const text = texts.get(path) ?? readFile(join(folder, path), 'utf8')
    texts.set(path, text)
    return text
  }
  const namedIn = (text: string) => paths.filter((path) => text.includes(posix.basename(path)))
  const reachedFrom = async (text: string): Promise<string[]> => {
    const reached = new Set(namedIn(text))
    for (const path of reached) if (textual.test(path)) for (const next of namedIn(await read(path))) reached.add(next)
    return [...reached]
  }
  return { reachedFrom, read, paths }
}

/** Removes what no page leads to: the framework writes an entry for every page, and after inlining no page links a stylesheet. */
export async function pruneAssets(folder: string, { assets: named }: PageNeeds): Promise<void> {
  const assets = await readAssets(folder)
  const needed = new Set(await assets.reachedFrom([...named].join('\n')))
  await Promise.all(assets.paths.filter((path) => !needed.has(path)).map((path) => rm(join(folder, path))))
}
