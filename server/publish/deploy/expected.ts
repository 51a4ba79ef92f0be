import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { sha256Of } from '#server/publish/dataset/tables.ts'
import { encodingSuffixes } from '#server/publish/encodings.ts'
import { filesBelow } from '#server/publish/files.ts'
import { type HeaderSet, headersFile, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { versionFile } from '#server/publish/outputs/site-files.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { pagesFile } from '#server/publish/write.ts'

const fileSchema = z.object({ bytes: z.number(), sha256: z.string() })
const listSchema = z.record(z.string(), fileSchema)

/** Size of a published file, and its SHA-256 in hexadecimal digits. */
export type ListedFile = z.infer<typeof fileSchema>

/** The expected state of a deployed site: the build in a folder. */
export interface Expected {
  headers: HeaderSet
  pages: readonly PageEntry[]
  /** The published files by their paths below the site's folder. */
  files: z.infer<typeof listSchema>
  /** The text of `version.json`. */
  version: string
}

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
    return [file, { bytes: bytes.length, sha256: sha256Of(bytes) }]
  })
  writeFileSync(fileListOf(site), `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
}

/** @throws {Error} in one line, when the folder holds no build */
export function readExpected(site: string): Expected {
  try {
    return {
      headers: parseHeaderSet(readFileSync(headersFile(site), 'utf8')),
      pages: JSON.parse(readFileSync(pagesFile(site), 'utf8')) as PageEntry[],
      files: listSchema.parse(JSON.parse(readFileSync(fileListOf(site), 'utf8'))),
      version: readFileSync(join(site, versionFile), 'utf8').trim(),
    }
  } catch {
    throw new Error(`${dirname(site)} contains no build to compare with. Build the deployed commit: npm run build.`)
  }
}
