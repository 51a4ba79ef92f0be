import { typeset } from '#content/en/language/typography.ts'
import type { Source } from '#content/sources/source.ts'

/** Names of a list of sources in full. Of more authors, it names the first three. */
const mostAuthors = 4

export const sourceList = typeset({
  title: 'Sources',
  /** Authors of a work, or the body that answers for it: 'Song, C., Qu, Z., Blumm, N. and 4 others'. */
  byline: (source: Exclude<Source, { kind: 'law' }>): string => {
    if (source.authors === undefined) return source.issuer
    const { authors, others = 0 } = source
    const count = authors.length + others
    if (count > mostAuthors) return `${authors.slice(0, 3).join(', ')} and ${count - 3} others`
    return [authors.slice(0, -1).join(', '), authors.at(-1)].filter(Boolean).join(' and ')
  },
} as const)
