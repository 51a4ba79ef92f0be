import { expect, it } from 'vitest'
import { lastModifiedBy } from '#server/publish/outputs/last-modified.ts'
import { pageSources } from '#server/publish/outputs/page-sources.ts'
import { publishedPage } from './publication.ts'

const committed = '2026-01-02T03:04:05.000Z'
const older = publishedPage('blog/older', { modified: '2024-01-01T12:00:00.000Z' })
const newer = publishedPage('blog/newer', { modified: '2025-10-27T12:00:00.000Z' })
const blog = publishedPage('blog')
const gis = publishedPage('services/gis')
const commits = new Map([
  ['content/en/services/gis.ts', committed],
  ['content/en/services/ml.ts', '2026-03-03T03:03:03.000Z'],
  ['content/en/pages/blog.ts', committed],
])
const graph = [blog, older, newer, gis]

it('takes the date in the words first, then that of what is listed below, then that of the commit', () => {
  const lastModified = lastModifiedBy(graph, commits)
  expect(graph.map(lastModified)).toEqual([newer.modified, older.modified, newer.modified, committed])
})

it('changes nothing for dated words without a history, and makes no date up', () => {
  const lastModified = lastModifiedBy(graph, new Map())
  expect(graph.map(lastModified)).toEqual([newer.modified, older.modified, newer.modified, undefined])
})

it.each([
  ['', 'content/en/pages/home.ts'],
  ['privacy', 'content/en/pages/privacy.ts'],
  ['services', 'content/en/services/gis.ts'],
  ['services/gis', 'content/en/services/gis.ts'],
  ['sectors/publicSafety', 'content/en/sectors/publicSafety.ts'],
  ['about/precision', 'content/en/pages/precision.ts'],
])('finds the words of /%s in %s', (path, file) => {
  expect([...pageSources(path)]).toContain(file)
})

it('does not count the words of another page, nor those of every page', () => {
  expect([...pageSources('services/gis')]).not.toContain('content/en/services/ml.ts')
  expect([...pageSources('privacy')]).not.toContain('content/en/layout.ts')
})
