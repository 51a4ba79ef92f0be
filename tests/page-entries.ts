import { readFileSync } from 'node:fs'
import type { PageEntry } from '#server/publish/page.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write-pages.ts'

/** The pages of the site in `dist/`, in all languages, as the build lists them. */
export const allPageEntries = (): readonly PageEntry[] => JSON.parse(readFileSync(pagesFile(siteFolder), 'utf8'))
