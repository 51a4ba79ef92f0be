import type { Token } from 'markdown-it'

/** The tokens of one top-level block, and the line of the file on which it begins. */
export interface Span {
  tokens: Token[]
  first: Token
  line: number
}

/** The top-level blocks of a file, in order. */
export function topLevel(tokens: Token[], linesBefore: number): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const [index, token] of tokens.entries()) {
    if (token.level > 0 || token.nesting === 1) continue
    const first = tokens[from]
    if (first)
      spans.push({ tokens: tokens.slice(from, index + 1), first, line: linesBefore + 1 + (first.map?.[0] ?? 0) })
    from = index + 1
  }
  return spans
}
