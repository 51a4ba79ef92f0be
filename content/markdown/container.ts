import type { Block } from '#content/article.ts'
import type { Vocabulary } from '#content/markdown/inline.ts'
import { renderBlocks } from '#content/markdown/markdown.ts'
import { fillPlaceholders, unknownPlaceholder } from '#content/markdown/placeholders.ts'
import type { Report } from '#content/markdown/problem.ts'
import type { Span } from '#content/markdown/span.ts'

/** The block `::: aside` or `::: definition Term`, whose inline tokens are finished. */
export function readContainer({ tokens, first, line }: Span, { words }: Vocabulary, report: Report): Block {
  const html = renderBlocks(tokens.slice(1, -1))
  if (first.type === 'container_aside_open') return { kind: 'aside', html }
  const unknown = (key: string) => report(line, unknownPlaceholder(key))
  return {
    kind: 'definition',
    term: fillPlaceholders(first.info.trim().replace(/^definition\s+/, ''), words, unknown),
    html,
  }
}
