import type { Token } from 'markdown-it'
import {
  captionOf,
  checkRows,
  isCaption,
  loneImage,
  readContainer,
  readFigure,
  readTable,
  type Span,
  topLevel,
} from '#content/markdown/blocks.ts'
import type { ArticleSection, Block } from '#content/schema/article.ts'
import { slugify } from '#content/schema/slug.ts'
import { finishInline, plainText, type Vocabulary } from './inline.ts'
import { markdown, renderBlocks } from './markdown.ts'
import type { Report } from './problem.ts'

interface Body {
  sections: ArticleSection[]
  wordCount: number
}

/**
 * Reads the Markdown of an article, in one pass, into sections of blocks.
 * @param source the file after its front matter
 * @param linesBefore number of lines of the front matter, so that a mistake is reported with its line in the file
 * @param givenIds ids of the first sections, in order. All others are made from their titles.
 */
export function readBody(
  source: string,
  linesBefore: number,
  vocabulary: Vocabulary,
  report: Report,
  givenIds: readonly string[] = [],
): Body {
  const sections: ArticleSection[] = []
  const timesUsed = new Map<string, number>()
  const lines = source.split('\n')
  let flow: Token[] = []
  let strayText = false
  let wordCount = 0
  let figures = 0
  let level = 2

  const add = (block: Block | undefined): void => {
    if (block) sections.at(-1)?.blocks.push(block)
  }
  const endFlow = (): void => {
    if (flow.length > 0) add({ kind: 'html', html: renderBlocks(flow) })
    flow = []
  }

  const spans = topLevel(markdown.parse(source, {}), linesBefore)
  for (const [index, span] of spans.entries()) {
    const { tokens, first, line } = span
    const inline = tokens[1]
    if (first.type === 'heading_open' && first.tag === 'h2' && inline) {
      endFlow()
      level = 2
      const title = plainText(inline, line, vocabulary.words, report)
      sections.push({ id: givenIds[sections.length] ?? idOf(title, timesUsed), title, blocks: [] })
      continue
    }
    if (first.tag === 'h1') report(line, 'heading #: the title stands in the front matter; begin sections with ##')
    else if (first.type === 'heading_open') {
      const own = Number(first.tag.slice(1))
      if (own > level + 1)
        report(
          line,
          `heading ${first.markup}: the heading above is ${'#'.repeat(level)}, so write ${'#'.repeat(level + 1)}`,
        )
      level = own
    }
    if (sections.length === 0 && !strayText) {
      strayText = true
      report(line, 'text before the first ##: begin with a section heading')
    }
    const image = first.type === 'paragraph_open' ? loneImage(inline) : undefined
    if (image) {
      endFlow()
      figures += 1
      add(readFigure(image, line, figures, vocabulary, report))
      continue
    }
    // The caption of a table is read together with the table.
    if (isCaption(span) && spans[index - 1]?.first.type === 'table_open') continue
    // Everything after it would be inside it and cause further errors.
    if (first.type.startsWith('container_') && lines[first.map?.[1] ?? -1]?.trim() !== first.markup) {
      report(line, `::: ${first.info.trim()} is never closed: end it with ::: on a line of its own`)
      continue
    }
    wordCount += finishSpan(span, linesBefore, vocabulary, report)
    if (first.type.startsWith('container_')) {
      endFlow()
      add(readContainer(span, vocabulary, report))
    } else if (first.type === 'table_open') {
      endFlow()
      checkRows(tokens, lines, linesBefore, report)
      add(readTable(tokens, captionOf(spans[index + 1], vocabulary, linesBefore, report)))
    } else if (inline?.content.startsWith(':::')) {
      report(line, `container "${inline.content.split('\n')[0]}": use ::: aside or ::: definition Term`)
    } else if (first.type === 'paragraph_open' && inline?.content.startsWith('|')) {
      report(line, 'not a table: give its first line and the line of dashes below it as many cells')
    } else {
      flow.push(...tokens)
    }
  }
  endFlow()
  if (sections.length === 0 && !strayText) report(linesBefore + 1, 'no section: write at least one ## heading')
  return { sections, wordCount }
}

function idOf(title: string, timesUsed: Map<string, number>): string {
  const base = slugify(title) || 'section'
  const count = (timesUsed.get(base) ?? 0) + 1
  timesUsed.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}

/** Finishes every inline token of a block and counts its words. */
function finishSpan(
  { tokens, first, line: start }: Span,
  linesBefore: number,
  vocabulary: Vocabulary,
  report: Report,
): number {
  let words = 0
  let line = start
  for (const token of tokens) {
    // Cells of a table have no line number of their own; their row has one.
    if (token.map) line = linesBefore + 1 + token.map[0]
    if (token.type === 'table_open' && token !== first) report(line, 'table inside another block: set it on its own')
    if (token.type !== 'inline') continue
    finishInline(token, line, vocabulary, report)
    words += token.content.match(/\w\S*/g)?.length ?? 0
  }
  return words
}
