import type { Token } from 'markdown-it'
import {
  captionMistake,
  captionOf,
  isCaption,
  loneImage,
  lostCaption,
  readContainer,
  readFigure,
  readTable,
  type Span,
  topLevel,
} from '#content/markdown/blocks.ts'
import type { ArticleSection, Block } from '#content/schema/article.ts'
import { layoutIds } from '#content/schema/layout-ids.ts'
import { slugify } from '#content/schema/slug.ts'
import { checkBlocks } from './check-blocks.ts'
import { finishInline, headingText, type Vocabulary } from './inline.ts'
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
  const used = new Set([...layoutIds, ...givenIds])
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
      finishInline(inline, line, vocabulary, report, true)
      const title = headingText(inline, line, report)
      sections.push({ id: idOf(title, givenIds[sections.length], used), title, blocks: [] })
      continue
    }
    level = checkLevel(span, level, report)
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
    if (isCaption(span)) {
      if (spans[index - 1]?.first.type !== 'table_open') report(line, lostCaption)
      continue
    }
    const misnamed = first.type === 'paragraph_open' ? captionMistake(inline?.content ?? '') : undefined
    if (misnamed !== undefined) report(line, misnamed)
    // Everything after it would be inside it and cause further errors.
    if (first.type.startsWith('container_') && lines[first.map?.[1] ?? -1]?.trim() !== first.markup) {
      report(line, `::: ${first.info.trim()} is never closed: end it with ::: on a line of its own`)
      continue
    }
    checkBlocks(tokens, lines, linesBefore, report)
    wordCount += finishSpan(span, linesBefore, vocabulary, report)
    if (first.type.startsWith('container_')) {
      endFlow()
      add(readContainer(span, vocabulary, report))
    } else if (first.type === 'table_open') {
      endFlow()
      add(readTable(tokens, captionOf(spans[index + 1], vocabulary, linesBefore, report)))
    } else {
      flow.push(...tokens)
    }
  }
  endFlow()
  if (sections.length === 0 && !strayText) report(linesBefore + 1, 'no section: write at least one ## heading')
  return { sections, wordCount }
}

/** The level of the last heading after a block, which may be a heading itself. Reports one that skips a level. */
function checkLevel({ first, line }: Span, above: number, report: Report): number {
  if (first.type !== 'heading_open') return above
  if (first.tag === 'h1') {
    report(line, 'heading #: the title stands in the front matter; begin sections with ##')
    return above
  }
  const own = Number(first.tag.slice(1))
  const [written, needed] = [above, above + 1].map((count) => '#'.repeat(count))
  if (own > above + 1) report(line, `heading ${first.markup}: the heading above is ${written}, so write ${needed}`)
  return own
}

/** The id of a section: the given one, or its title with the first number that makes it unique. */
function idOf(title: string, given: string | undefined, used: Set<string>): string {
  if (given !== undefined) return given
  const base = slugify(title) || 'section'
  let id = base
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`
  used.add(id)
  return id
}

/** Finishes every inline token of a block and counts its words. */
function finishSpan(
  { tokens, line: start }: Span,
  linesBefore: number,
  vocabulary: Vocabulary,
  report: Report,
): number {
  let words = 0
  let line = start
  for (const token of tokens) {
    // Cells of a table have no line number of their own; their row has one.
    if (token.map) line = linesBefore + 1 + token.map[0]
    if (token.type !== 'inline') continue
    finishInline(token, line, vocabulary, report)
    words += token.content.match(/\w\S*/g)?.length ?? 0
  }
  return words
}
