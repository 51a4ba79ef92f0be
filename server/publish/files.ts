import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Every file below a folder, as paths relative to it with forward slashes, in a fixed order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** A page of a built site. */
export interface BuiltPage {
  /** Path below the site's folder, with forward slashes. */
  file: string
  html: string
}

/** The pages among some files, each read only as it is asked for: thousands at once would fill the memory. */
export function* readPages(folder: string, files: readonly string[]): Generator<BuiltPage> {
  for (const file of files) if (file.endsWith('.html')) yield { file, html: readFileSync(join(folder, file), 'utf8') }
}
