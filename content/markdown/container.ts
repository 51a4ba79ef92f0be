import type { Block } from '#content/schema/article.ts'
import type { Vocabulary } from './inline.ts'
import { renderBlocks } from './markdown.ts'
import { fillPlaceholders, unknownPlaceholder } from './placeholders.ts'
import type { Report } from './problem.ts'
import type { Span } from './span.ts'

/** Reads the block `::: aside` or `::: definition Term`. Its inline tokens must be finished. */
export function readContainer({ tokens, first, line }: Span, { words }: Vocabulary, report: Report): Block {
  const html = renderBlocks(tokens.slice(1, -1))
  if (first.type === 'container_aside_open') return { kind: 'aside', html }
  const unknown = (key: string) => report(line, unknownPlaceholder(key, words))
  return {
    kind: 'definition',
    term: fillPlaceholders(first.info.trim().replace(/^definition\s+/, ''), words, unknown),
    html,
  }
}
