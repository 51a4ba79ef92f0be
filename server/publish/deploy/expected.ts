import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type HeaderSet, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { headersFile } from '#server/publish/headers/headers-file.ts'
import { versionFile } from '#server/publish/outputs/version-file.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { pagesFile } from '#server/publish/write.ts'
import { type FileList, readFileList } from './file-list.ts'

/** What a deployed site should be: the build in a folder. */
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
    throw new Error(
      `${dirname(site)} holds no build to compare with. Build the commit that is deployed: npm run build.`,
    )
  }
}
