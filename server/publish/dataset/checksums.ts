import { createHash } from 'node:crypto'
import type { PublishedFile } from '#server/publish/publication.ts'

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Checksums of files in one folder, as `sha256sum --check` reads them. */
export const checksums = (files: readonly PublishedFile[]): string =>
  files.map(({ file, text }) => `${sha256Of(text)}  ${file.replace(/^.*\//, '')}\n`).join('')
