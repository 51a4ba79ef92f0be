// The names of the articles' files. Separate from articles.server.ts, so that code that needs only names does not compute the
// numbers of the day.

import { globSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { site } from '#content/facts/site.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { readTextFile } from '#content/text-file.server.ts'
import { articleLanguage } from '#words/articles.ts'

/**
 * The file name of each article without `.md`, sorted. Includes drafts and broken files, because no file is opened, but no
 * hidden ones: editors and macOS write `.#name.md` and `._name.md` beside an article.
 * @param folder of the articles of a language, below the root of the project
 */
export function idsBelow(root: string, folder = articleLanguage.folder): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => /^[^.].*\.md$/.test(name))
  return names.sort().map((name) => name.slice(0, -'.md'.length))
}

/** Names of files that contain a copy of an article: `name.md~`, `#name.md#`, `name.md.orig`. But Notepad writes `name.md.txt`. */
const copy = /\.md(?:[#~_]|\.(?!txt$))/

/**
 * Files that their author may take for articles, as paths from `root`: Markdown in a folder below, and files with the front
 * matter of an article but another extension, as `winter-roads.txt`, or in another folder of the language.
 * @param folder of the articles of a language, below the root of the project
 */
export function strayFiles(root: string, folder = articleLanguage.folder): string[] {
  const hasFrontMatter = (file: string) => {
    const read = readTextFile(join(root, file))
    return read.kind === 'text' && /^---\s/.test(read.text)
  }
  const others = readdirSync(join(root, folder))
    .filter((name) => !/^\.|\.md$/.test(name) && !copy.test(name))
    .map((name) => `${folder}/${name}`)
  const elsewhere = globSync(`${dirname(folder)}/**/*.md`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => dirname(file) !== folder)
  const below = elsewhere.filter((file) => file.startsWith(`${folder}/`))
  return [...below, ...[...others, ...elsewhere].filter((file) => !below.includes(file) && hasFrontMatter(file))]
}

/** The file of each article without `.md`, by the slug of the article. */
export const articleIds = (): ReadonlyMap<string, string> =>
  new Map(idsBelow(process.cwd()).map((id) => [articleSlug(id, site.name), id]))
