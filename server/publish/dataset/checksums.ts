import { createHash } from 'node:crypto'
import type { PublishedFile } from '#server/publish/publication.ts'

/** SHA-256 of bytes, or of a text in UTF-8, in hexadecimal digits. */
export const sha256Of = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** Checksums of files in one folder, as `sha256sum --check` reads them. */
export const checksums = (files: readonly PublishedFile[]): string =>
  files.map(({ file, text }) => `${sha256Of(text)}  ${file.replace(/^.*\//, '')}\n`).join('')
