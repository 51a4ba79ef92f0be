import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readServices, type Services } from '#server/publish/external-services.ts'
import { type HeaderSet, headersFile, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { versionFile } from '#server/publish/outputs/site-files.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { pagesFile } from '#server/publish/write-pages.ts'
import { type FileList, readFileList } from './file-list.ts'

/** The expected state of a deployed site: the build in a folder. */
export interface Expected {
  headers: HeaderSet
  pages: readonly PageEntry[]
  files: FileList
  /** The files that have compressed copies. */
  encoded: ReadonlySet<string>
  /** The permanent redirects, percent-encoded. */
  moves: readonly { from: string; to: string }[]
  /** The text of `version.json`. */
  version: string
  /** The services that the pages call. */
  services: Services | undefined
}

/** @throws {Error} in one line, when the folder contains no build */
export function readExpected(site: string): Expected {
  try {
    const files = readFileList(site)
    return {
      headers: parseHeaderSet(readFileSync(headersFile(site), 'utf8')),
      pages: JSON.parse(readFileSync(pagesFile(site), 'utf8')) as PageEntry[],
      files,
      encoded: new Set(Object.keys(files).filter((file) => existsSync(join(site, `${file}.gz`)))),
      moves: movesOf(readFileSync(join(site, '_redirects'), 'utf8')),
      version: readFileSync(join(site, versionFile), 'utf8').trim(),
      services: readServices(dirname(site)),
    }
  } catch {
    throw new Error(`${dirname(site)} contains no build to compare with. Build the deployed commit: npm run build.`)
  }
}

/** The rows of `_redirects` without those for other spellings of the same address, which each host handles by one rule. */
const movesOf = (text: string): { from: string; to: string }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([from = '', to = '']) => (/(\/|\.html)$/.test(from) ? [] : [{ from, to }]))
