import { expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { estimatedBytes } from '#content/articles/size.ts'
import { pageCosts } from './page-cost.ts'

it.each(loadArticles({ drafts: false }))('the estimate for $id is its size, and at most an eighth more', (article) => {
  const { title, subtitle, description, closing, sections, sources, slug } = article
  const fields = [title, subtitle, description, closing.title, closing.text]
  const bytes = pageCosts.get(`/blog/${slug}`)?.html ?? Number.NaN
  const estimate = estimatedBytes({ fields, sections }, sources.length)
  expect(estimate).toBeGreaterThanOrEqual(bytes)
  expect(estimate).toBeLessThanOrEqual(bytes * 1.125)
})
