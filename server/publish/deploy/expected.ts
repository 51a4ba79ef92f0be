import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type HeaderSet, headersFile, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { versionFile } from '#server/publish/outputs/site-files.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { pagesFile } from '#server/publish/write.ts'
import { type FileList, readFileList } from './file-list.ts'

/** The expected state of a deployed site: the build in a folder. */
export interface Expected {
  headers: HeaderSet
  pages: readonly PageEntry[]
  files: FileList
  /** The text of `version.json`. */
  version: string
}

/** @throws {Error} in one line, when the folder holds no build */
export function readExpected(site: string): Expected {
  try {
    return {
      headers: parseHeaderSet(readFileSync(headersFile(site), 'utf8')),
      pages: JSON.parse(readFileSync(pagesFile(site), 'utf8')) as PageEntry[],
      files: readFileList(site),
      version: readFileSync(join(site, versionFile), 'utf8').trim(),
    }
  } catch {
    throw new Error(`${dirname(site)} contains no build to compare with. Build the deployed commit: npm run build.`)
  }
}
