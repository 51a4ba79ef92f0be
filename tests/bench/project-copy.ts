import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { syntheticArticle, syntheticId } from '#tests/bench/synthetic-article.ts'

/** Copies every file of the project that is not ignored into a new temporary folder; packages are shared by a link. */
export function copyProject(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `cairnline-${name}-`))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Writes `count` synthetic articles into a copy of the project, beside those that it has. */
export function addArticles(folder: string, count: number): void {
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, 'content/en/blog', `${syntheticId(index)}.md`), syntheticArticle(index))
}

/** Adds a paragraph to one of them. */
export function editArticle(folder: string, index: number): void {
  appendFileSync(join(folder, 'content/en/blog', `${syntheticId(index)}.md`), '\nOne more thing was found.\n')
}
