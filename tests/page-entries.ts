import { readFileSync } from 'node:fs'
import type { PageEntry } from '#server/publish/page.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write.ts'

/** The English pages of the site in `dist/`, as the build lists them. */
export const pageEntries = (): readonly PageEntry[] => allPageEntries().filter(({ language }) => language === 'en-CA')

/** The pages of all languages. */
export const allPageEntries = (): readonly PageEntry[] => JSON.parse(readFileSync(pagesFile(siteFolder), 'utf8'))
