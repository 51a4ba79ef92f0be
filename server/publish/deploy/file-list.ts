import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { encodingSuffixes } from '#server/publish/cache/encodings.ts'
import { sha256Of } from '#server/publish/dataset/checksums.ts'
import { filesBelow } from '#server/publish/files.ts'

const fileSchema = z.object({ bytes: z.number(), sha256: z.string() })
const listSchema = z.record(z.string(), fileSchema)

/** Size of a published file, and its SHA-256 in hexadecimal digits. */
export type ListedFile = z.infer<typeof fileSchema>
/** The published files of a build by their paths below the site's folder. */
export type FileList = z.infer<typeof listSchema>

/** The list of published files stands beside the site's folder, never in it. */
const fileListOf = (site: string): string => join(dirname(site), 'files.json')

/** Not published are encodings, the files that hosts read, and what is hidden. */
const isPublished = (file: string): boolean =>
  !encodingSuffixes.some((end) => file.endsWith(end)) && !/^_(headers|redirects)$|(^|\/)\.(?!well-known\/)/.test(file)

/** Writes the list of a site whose files are final, with which `npm run deploy:check` compares what a host sends. */
export async function writeFileList(site: string): Promise<void> {
  const files = (await filesBelow(site)).filter(isPublished)
  const entries = files.map((file): [string, ListedFile] => {
    const bytes = readFileSync(join(site, file))
    return [file, { bytes: bytes.length, sha256: sha256Of(bytes) }]
  })
  writeFileSync(fileListOf(site), `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
}

/** @throws {Error} when there is no list, or one of another shape */
export const readFileList = (site: string): FileList =>
  listSchema.parse(JSON.parse(readFileSync(fileListOf(site), 'utf8')))
