import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#content/facts/site.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { articleLanguage } from '#words/articles.ts'

// Separate from articles.server.ts, so that code that needs only names does not compute the numbers of the day.

/**
 * The file name of each article without `.md`, sorted. Includes drafts and broken files, because no file is opened.
 * @param folder of the articles of a language, below the root of the project
 */
export function idsBelow(root: string, folder = articleLanguage.folder): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => name.slice(0, -'.md'.length))
}

/** Files with the front matter of an article but another extension: `winter-roads.txt`. */
export function strayFiles(root: string): string[] {
  const folder = join(root, articleLanguage.folder)
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const isOther = file.isFile() && !/^\.|\.md$|~$/.test(file.name)
    return isOther && /^\uFEFF?---\s/.test(readFileSync(join(folder, file.name), 'utf8')) ? [file.name] : []
  })
}

/** The file of each article without `.md`, by the slug of the article. */
export const articleIds = (): ReadonlyMap<string, string> =>
  new Map(idsBelow(process.cwd()).map((id) => [articleSlug(id, site.name), id]))
