import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chunks } from '#server/publish/assets/chunks.ts'
import type { WrittenPage } from '#server/publish/page.ts'

/** What the process of another language hands over beside its files. */
export interface LanguageRecord {
  pages: readonly WrittenPage[]
  chunks: Chunks
}

const fileIn = (folder: string): string => join(folder, 'language.json')

/** Leaves the record of a language in the folder of its build. */
export function writeRecord(folder: string, record: LanguageRecord): void {
  writeFileSync(fileIn(folder), JSON.stringify(record))
}

/** Reads the record that a process of this same build has left. */
export const readRecord = (folder: string): LanguageRecord => JSON.parse(readFileSync(fileIn(folder), 'utf8'))
