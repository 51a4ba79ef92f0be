/* Articles that are saved by other editors, broken, or put in the wrong place, in a copy of the project. */

import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject } from '#tests/project-copy.ts'
import { runIn } from './copy.ts'

let project = ''
beforeAll(() => {
  project = copyProject('articles')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const check = (...args: string[]) => runIn(project, 'server/articles/check.ts', args)
const blogs = ['content/en/blog', 'content/fr/blog'] as const
const write = (file: string, data: string | Buffer): void => writeFileSync(join(project, file), data)

/** One text as editors and systems save it. */
const saved = [
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`,
  (text: string) => text.replaceAll('\n', '\r'),
  (text: string) => text.replace('\n', '\r\n').normalize('NFD'),
]

it('reads an article alike, whichever editor and system have saved it, and no file that they put beside it', async () => {
  for (const blog of blogs) {
    for (const [index, name] of readdirSync(blog).entries()) {
      const text = readFileSync(join(blog, name), 'utf8')
      write(join(blog, name), saved[index % saved.length]?.(text) ?? text)
      for (const copy of [`._${name}`, `${name}~`, `#${name}#`, `${name}.orig`]) write(join(blog, copy), text)
    }
    symlinkSync('editor@machine.1', join(project, blog, '.#name.md'))
  }
  expect(await check()).toEqual({ code: 0, printed: 'No mistakes in the articles and in the words of other pages.\n' })
})

it('names each file that is no article, and says why', async () => {
  const [blog, frenchBlog] = blogs
  const notice = readFileSync('tests/build-runs/recipes/files/en/notice-harbour-hours.md', 'utf8')
  const accented = notice.replace('\n\n', '\n\nÉté. ')
  write(`${blog}/notice-a.md`, Buffer.from(`\uFEFF${notice}`, 'utf16le'))
  write(`${blog}/notice-b.md`, Buffer.from(notice, 'utf16le'))
  write(`${blog}/notice-c.md`, Buffer.from(accented, 'latin1'))
  write(`${blog}/notice-d.md`, accented.replace('É', '\uFFFD'))
  symlinkSync('nowhere', join(project, blog, 'notice-e.md'))
  write(`${blog}/notice-f.md.txt`, notice)
  mkdirSync(join(project, frenchBlog, '2026'))
  write(`${frenchBlog}/2026/avis.md`, notice)
  const line = accented.split('Été')[0]?.split('\n').length
  const { code, printed } = await check('avis')
  const problems = printed.split('\n').filter((text) => text.startsWith('content/'))
  expect([code, problems]).toEqual([
    1,
    [
      `${frenchBlog}/2026/avis.md:1: no article: move it to ${frenchBlog}/`,
      expect.stringMatching(`^${blog}/notice-a.md:1: this file is saved as UTF-16`),
      expect.stringMatching(`^${blog}/notice-b.md:1: this file is saved as UTF-16`),
      expect.stringMatching(`^${blog}/notice-c.md:${line}: .* is saved in another encoding, .*: save it as UTF-8$`),
      expect.stringMatching(`^${blog}/notice-d.md:${line}: "\uFFFD" stands where a letter was lost`),
      expect.stringMatching(`^${blog}/notice-e.md:1: this file cannot be read .ENOENT`),
      `${blog}/notice-f.md.txt:1: no article: give its name the end .md`,
    ],
  ])
})
