import { expect, it } from 'vitest'
import { lastModifiedOf } from '#server/publish/outputs/last-modified.ts'
import { articlePage, indexedPage } from './publication.ts'

const older = articlePage('blog/older', { modified: '2024-01-01T12:00:00.000Z' })
const newer = articlePage('blog/newer', { modified: '2025-10-27T12:00:00.000Z' })
const blog = indexedPage('blog')
const gis = indexedPage('services/gis')
const pages = [blog, older, newer, gis]

it('takes the date that an article states, for its list the newest of them, and makes no date up', () => {
  expect(pages.map(lastModifiedOf(pages))).toEqual([
    '2025-10-27T12:00:00.000Z',
    '2024-01-01T12:00:00.000Z',
    '2025-10-27T12:00:00.000Z',
    undefined,
  ])
})
