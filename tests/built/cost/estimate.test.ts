import { expect, it } from 'vitest'
import { loadArticles } from '#content/articles/articles.server.ts'
import { estimatedBytes } from '#content/articles/page-size-estimate.ts'
import { wordsOfFields } from '#content/articles/text-blocks.ts'
import { pageCosts } from './page-cost.ts'

it.each(loadArticles({ drafts: false }))(
  'the estimate for $id is its size, and for an article at most an eighth more',
  (article) => {
    const bytes = pageCosts.get(`/blog/${article.slug}`)?.html ?? Number.NaN
    const estimate = estimatedBytes({ ...article, fields: wordsOfFields(article) }, article.sources.length)
    // What every article has more than before, as a link of the footer, belongs to `frame.page` of the estimate.
    expect(estimate, 'frame.page in content/articles/page-size-estimate.ts').toBeGreaterThanOrEqual(bytes)
    // A notice needs fewer styles. Its 600 words are far below the limit.
    if (article.form === 'article') expect(estimate).toBeLessThanOrEqual(bytes * 1.125)
  },
)
