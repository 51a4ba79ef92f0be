import { expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { estimatedBytes } from '#content/articles/size.ts'
import { pageCosts } from './page-cost.ts'

it.each(loadArticles({ drafts: false }))(
  'the estimate for $id is its size, and for an article at most an eighth more',
  (article) => {
    const { title, subtitle, description, closing, sections, sources, slug } = article
    const fields = [title, subtitle, description, closing.title, closing.text]
    const bytes = pageCosts.get(`/blog/${slug}`)?.html ?? Number.NaN
    const estimate = estimatedBytes({ fields, sections }, sources.length)
    expect(estimate).toBeGreaterThanOrEqual(bytes)
    // A notice needs fewer styles. Its 600 words are far below the limit.
    if (article.form === 'article') expect(estimate).toBeLessThanOrEqual(bytes * 1.125)
  },
)
