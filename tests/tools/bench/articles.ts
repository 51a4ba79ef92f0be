import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syntheticArticle, syntheticId } from './synthetic-article.ts'

/** Writes `count` synthetic articles into a copy of the project, beside those that it has. */
export function addArticles(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, 'content/en/blog', `${syntheticId(index)}.md`), syntheticArticle(index))
}

/** Adds a paragraph to one synthetic article. */
export function editArticle(folder: string, index: number): void {
  appendFileSync(join(folder, 'content/en/blog', `${syntheticId(index)}.md`), '\nOne more thing was found.\n')
}
