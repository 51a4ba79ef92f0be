import { finishInline, type Vocabulary } from './inline.ts'
import { renderInline } from './markdown.ts'
import type { Report } from './problem.ts'
import type { Span } from './span.ts'

const captionMark = 'Table: '

/** Whether a paragraph has the form of a caption, `Table: …`. It is one only straight after a table. */
export const isCaption = ({ first, tokens }: Span): boolean =>
  first.type === 'paragraph_open' && (tokens[1]?.content.startsWith(captionMark) ?? false)

/** The caption of a table as HTML: the paragraph `Table: …` straight after it, or an empty text. */
export function captionOf(next: Span | undefined, vocabulary: Vocabulary, linesBefore: number, report: Report): string {
  const inline = next && isCaption(next) ? next.tokens[1] : undefined
  if (!inline) return ''
  finishInline(inline, linesBefore + 1 + (inline.map?.[0] ?? 0), vocabulary, report)
  return renderInline(inline).slice(captionMark.length)
}
