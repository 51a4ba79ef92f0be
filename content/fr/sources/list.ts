import type * as english from '#content/en/sources/list.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** Names of a list of sources in full. Of more authors, it names the first three. */
const mostAuthors = 4

export const sourceList = typeset({
  title: 'Sources',
  /** Authors of a work, or the body that answers for it: 'Song, C., Qu, Z., Blumm, N. et 4 autres'. */
  byline: (source) => {
    if (source.authors === undefined) return source.issuer
    const { authors, others = 0 } = source
    const count = authors.length + others
    if (count > mostAuthors) return `${authors.slice(0, 3).join(', ')} et ${count - 3} autres`
    return [authors.slice(0, -1).join(', '), authors.at(-1)].filter(Boolean).join(' et ')
  },
} as const satisfies InLanguage<typeof english.sourceList>)
