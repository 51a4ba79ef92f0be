import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { encodingSuffixes } from '#server/publish/cache/encodings.ts'
import { filesBelow } from '#server/publish/files.ts'
import { type HeaderSet, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { headersFile } from '#server/publish/headers/headers-file.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { pagesFile } from '#server/publish/write.ts'

/** What a deployed site should be: the build in a folder. */
export interface Expected {
  headers: HeaderSet
  pages: readonly PageEntry[]
  /** One page of each kind in each language, since those share their headers and their policy. */
  samples: readonly PageEntry[]
  /** Published files, as paths below the site's folder. */
  files: readonly string[]
  read: (file: string) => Buffer
}

/** @throws {Error} in one line, when the folder holds no build */
export async function readExpected(site: string): Promise<Expected> {
  try {
    const pages = JSON.parse(readFileSync(pagesFile(site), 'utf8')) as PageEntry[]
    const files = await filesBelow(site)
    return {
      headers: parseHeaderSet(readFileSync(headersFile(site), 'utf8')),
      pages,
      samples: [...Map.groupBy(pages, ({ kind, language }) => `${language} ${kind}`).values()].flatMap(
        ([first]) => first ?? [],
      ),
      files: files.filter((file) => !encodingSuffixes.some((end) => file.endsWith(end))),
      read: (file) => readFileSync(join(site, file)),
    }
  } catch {
    throw new Error(
      `${dirname(site)} holds no build to compare with. Build the commit that is deployed: npm run build.`,
    )
  }
}
