// The list of published files with their sizes and checksums, by which a release and a deployed site are checked. It imports no
// package, because a web server without `npm ci` makes releases.

import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingSuffixes, filesBelow } from '#server/publish/files.ts'
import { reason } from '#server/reason.ts'

/** Size of a published file, and its SHA-256 in hexadecimal digits. */
export interface ListedFile {
  bytes: number
  sha256: string
}

/** The published files of a site by their paths below its folder. */
export type FileList = Readonly<Record<string, ListedFile>>

type Suffix = (typeof encodingSuffixes)[number]
const decoders: Record<Suffix, (copy: Buffer) => Buffer> = { '.br': brotliDecompressSync, '.gz': gunzipSync }

/** Path of the list of published files, which is beside the site's folder and is not published. */
const fileListOf = (site: string): string => join(dirname(site), 'files.json')

/** Whether a file is published: compressed copies, files that hosts read and hidden files are not. */
const isPublished = (file: string): boolean =>
  !encodingSuffixes.some((end) => file.endsWith(end)) && !/^_(headers|redirects)$|(^|\/)\.(?!well-known\/)/.test(file)

/** Writes the list of a site's files, after the last step that changes them. */
export async function writeFileList(site: string): Promise<void> {
  const files = (await filesBelow(site)).filter(isPublished)
  const entries = files.map((file): [string, ListedFile] => {
    const bytes = readFileSync(join(site, file))
    return [file, { bytes: bytes.length, sha256: hash('sha256', bytes) }]
  })
  writeFileSync(fileListOf(site), `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
}

/** @throws {Error} in one line, which names the file, when it is missing or damaged */
export function readFileList(site: string): FileList {
  const path = fileListOf(site)
  try {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (isFileList(list)) return list
    throw new Error('it is not a list of files')
  } catch (error) {
    throw new Error(`${path} cannot be read: ${reason(error)}.`)
  }
}

const isFileList = (value: unknown): value is FileList =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((file: Partial<ListedFile> | null) => typeof file?.sha256 === 'string')

/** The listed files that are missing from a site, or differ, or of which a compressed copy does. */
export function damagedFiles(site: string, list: FileList): string[] {
  if (list['index.html'] === undefined) return ['index.html']
  return Object.entries(list).flatMap(([file, { sha256 }]) => {
    const path = join(site, file)
    const isWhole = existsSync(path) && hash('sha256', readFileSync(path)) === sha256
    const damaged = encodingSuffixes.filter((end) => existsSync(path + end) && copyHash(path, end) !== sha256)
    return [...(isWhole ? [] : [file]), ...damaged.map((end) => file + end)]
  })
}

/** Hash of what a compressed copy decodes to. Undefined if it cannot be decoded. */
function copyHash(path: string, end: Suffix): string | undefined {
  try {
    return hash('sha256', decoders[end](readFileSync(path + end)))
  } catch {
    return undefined
  }
}
