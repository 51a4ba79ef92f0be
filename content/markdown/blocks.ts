/* Turns top-level blocks of Markdown into the blocks of an article: figures, tables and set-off notes. */

import type { Token } from 'markdown-it'
import { finishInline, plainText, type Vocabulary } from '#content/markdown/inline.ts'
import { renderBlocks, renderInline } from '#content/markdown/markdown.ts'
import type { Report } from '#content/markdown/problem.ts'
import {
  type ArticleFigureName,
  type Block,
  dayTables,
  type TableColumn,
  type TableRow,
} from '#content/schema/article.ts'
import { figureNames } from '#content/schema/figure.ts'
import { suggest } from '#content/schema/suggest.ts'

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

/** What a caption begins with, as it is typed and as French sets it. */
export const captionMark = /^Table\s?: /

/** The message about a caption without its table. */
export const lostCaption = 'caption "Table: …": it stands after its table, with an empty line between the two'

/** Whether a paragraph has the form of a caption, `Table: …`. It is one only straight after a table. */
export const isCaption = ({ first, tokens }: Span): boolean =>
  first.type === 'paragraph_open' && captionMark.test(tokens[1]?.content ?? '')

/** A caption as other programs and French write it: `Table 1:`, `**Tableau&nbsp;:**`, `Table:` without a space. */
const otherCaption =
  /^[*_]*(?:table|tableau|caption|légende)[*_]*(?:\s*\d+[*_]*)?(?:\s|&nbsp;)*(?::|[–—-](?=\s)|(?<=\d)\.(?=[\s*_]))[*_]*/iu

/** What is wrong with a line or a paragraph that is meant as a caption. Undefined for `Table: …` and for other words. */
export function captionMistake(words: string): string | undefined {
  const [found] = otherCaption.exec(words) ?? []
  if (found === undefined || /^Table\s?: \S/.test(words)) return undefined
  return `"${found.trim()}" begins no caption: write "Table: " and the words, in both languages`
}

/** The caption of a table as HTML: the paragraph `Table: …` straight after it, or an empty text. */
export function captionOf(next: Span | undefined, vocabulary: Vocabulary, linesBefore: number, report: Report): string {
  const inline = next && isCaption(next) ? next.tokens[1] : undefined
  if (!inline) return ''
  finishInline(inline, linesBefore + 1 + (inline.map?.[0] ?? 0), vocabulary, report)
  return renderInline(inline).replace(captionMark, '')
}

/** Reads the block `::: aside` or `::: definition Term`. Its inline tokens must be finished. */
export function readContainer({ tokens, first, line }: Span, { words }: Vocabulary, report: Report): Block {
  const html = renderBlocks(tokens.slice(1, -1))
  if (first.type === 'container_aside_open') return { kind: 'aside', html }
  const term = first.info.trim().replace(/^definition\s+/, '')
  return { kind: 'definition', term: plainText(term, words, (text) => report(line, text)), html }
}

/** Every name that `figure:` may give, in the order of the messages. */
export const articleFigureNames: readonly ArticleFigureName[] = [...figureNames, ...dayTables]

/** The image of a paragraph that contains an image and nothing else; undefined for any other paragraph. */
export function loneImage(inline: Token | undefined): Token | undefined {
  const [image, ...rest] = inline?.children ?? []
  return image?.type === 'image' && rest.length === 0 ? image : undefined
}

/**
 * Reads `![what it shows](figure:name "caption")`. Reports each part that is missing; undefined for an unknown name.
 * @param number of the figure in its article, from 1
 */
export function readFigure(
  image: Token,
  line: number,
  number: number,
  { words }: Vocabulary,
  report: Report,
): Block | undefined {
  const address = String(image.attrGet('src') ?? '')
  const name = articleFigureNames.find((one) => address === `figure:${one}`)
  const shown = (text: string) => plainText(text, words, (message) => report(line, message)).trim()
  const alt = shown(image.content)
  const caption = shown(String(image.attrGet('title') ?? ''))
  const known = `one of ${articleFigureNames.join(', ')}`
  if (!address.startsWith('figure:'))
    report(line, `picture "${address}": files and other sites cannot be shown: write figure: and ${known}`)
  else if (name === undefined) {
    const written = address.replace('figure:', '')
    report(line, `figure "${written}": ${suggest(written, articleFigureNames, `use ${known}`)}`)
  }
  if (alt === '')
    report(line, 'figure without words for those who cannot see it: ![what it shows](figure:name "caption")')
  if (caption === '') report(line, 'figure without a caption: ![what it shows](figure:name "caption")')
  return name && { kind: 'figure', name, number, alt, caption }
}

/**
 * Reads a GFM table as data, which a page can draw without `style` attributes. A column aligned right or centre contains
 * numbers and is aligned to the end; a row that begins with a bold cell is a sum.
 * @param tokens from `table_open` to `table_close`; their inline tokens must be finished
 */
export function readTable(tokens: readonly Token[], caption: string): Extract<Block, { kind: 'table' }> {
  const columns: TableColumn[] = []
  const rows: TableRow[] = []
  /** Characters of the longest word of each column. */
  const longest: number[] = []
  tokens.forEach((token, index) => {
    if (token.type === 'tr_open' && columns.length > 0) rows.push({ kind: 'entry', cells: [] })
    if (token.type !== 'th_open' && token.type !== 'td_open') return
    const content = tokens[index + 1]
    const html = renderInline(content)
    const text = (content?.children ?? []).map((child) => child.content).join('')
    const column = (token.type === 'th_open' ? columns : (rows.at(-1)?.cells ?? [])).length
    longest[column] = Math.max(longest[column] ?? 0, ...text.split(/[ \n]|(?<=-)/).map(({ length }) => length))
    if (token.type === 'th_open') {
      const align = token.attrGet('style') ? alignment(token) : 'start'
      columns.push({ html, text, align })
    } else {
      const row = rows.at(-1)
      if (row?.cells.length === 0 && content?.children?.some(({ type }) => type === 'strong_open')) row.kind = 'sum'
      row?.cells.push({ html, text })
    }
  })
  return { kind: 'table', caption, breadth: longest.reduce((sum, one) => sum + one + 1, 0), columns, rows }
}

function alignment(cell: Token): TableColumn['align'] {
  return String(cell.attrGet('style')).includes('left') ? 'start' : 'end'
}
