/* Reading a folder of articles: order, changes, mistakes and drafts. */

import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leftOut, loadArticles } from '#content/articles/articles.server.ts'
import { readArticles } from '#content/articles/read-articles.server.ts'
import { ArticleError } from '#content/markdown/problem.ts'
import { changed, sample } from '#tests/unit/content/markdown/sample-article.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

let root: string
const blog = 'content/en/blog'

beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(join(root, blog), { recursive: true })
})
afterEach(() => vi.unstubAllEnvs())

const places = { staticRoutes: [], routeFragments: new Map() }
const read = (folder: string) => readArticles(folder, places)
const mistakes = () => new ArticleError(read(root).problems).message

const write = (name: string, source: string): void => writeFileSync(join(root, blog, name), source)

describe('the folder', () => {
  test('is read newest first, by date and not by its text', () => {
    write('a.md', changed('October 14, 2025\nmodified: October 27, 2025', 'April 6, 2025'))
    write('b.md', sample)
    write('c.md', changed('October 14, 2025\nmodified: October 27, 2025', 'November 15, 2023'))
    write('d.md', sample)
    expect(read(root).articles.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  })

  test('is read again where a file has changed, and only there', () => {
    write('a.md', sample)
    write('b.md', sample)
    const before = read(root).articles
    write('a.md', changed('twelve', 'eleven'))
    utimesSync(join(root, blog, 'a.md'), 1e9, 1e9)
    const after = read(root).articles
    expect(after[0]?.title).toBe('A sample of eleven stones')
    expect(after[1]).toBe(before[1])
  })
})

describe('mistakes', () => {
  test('of all files come in one error, a line each', () => {
    write('a.md', changed('author: research', 'author: reserch').replace('Words of', '{{day.stones}}'))
    write('b.md', sample)
    write('c.md', changed('date: October 14, 2025', 'date: today'))
    expect(mistakes()).toBe(
      [
        `${blog}/a.md:7: author "reserch": did you mean research? Otherwise use one of research, engineering, defense, security`,
        `${blog}/a.md:19: placeholder {{day.stones}} is unknown: did you mean {{day.stays}}?`,
        `${blog}/c.md:5: date "today": write month name, day, comma, year, as October 14, 2025`,
      ].join('\n'),
    )
  })

  test('two files with one address', () => {
    write('technical-backbone-cairnline-movement-intelligence.md', sample)
    write('technical-backbone-product-movement-intelligence.md', sample)
    expect(mistakes()).toBe(
      `${blog}/technical-backbone-product-movement-intelligence.md:1: address ` +
        `/blog/technical-backbone-cairnline-movement-intelligence is already that of ` +
        `${blog}/technical-backbone-cairnline-movement-intelligence.md: rename one of the two files`,
    )
  })
})

test.each([
  ['2026-12-01', ['b']],
  ['2026-12-02', ['a', 'b']],
])('on %s, articles up to that day are published: %j', (day, published) => {
  write('a.md', changed('October 14, 2025\nmodified: October 27, 2025', 'December 2, 2026'))
  write('b.md', sample)
  vi.stubEnv('PUBLICATION_DAY', day)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  expect(loadArticles({ drafts: false }).map(({ id }) => id)).toEqual(published)
  const file = `${blog}/a.md is left out: dated December 2, 2026`
  expect(leftOut()).toEqual(published.includes('a') ? [] : [file])
})

test('drafts are left out unless asked for', () => {
  write('a.md', changed('draft: false', 'draft: true'))
  write('b.md', sample)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  expect(loadArticles({ drafts: false }).map(({ id }) => id)).toEqual(['b'])
  expect(loadArticles({ drafts: true }).map(({ id }) => id)).toEqual(['a', 'b'])
})
