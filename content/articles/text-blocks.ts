import type { Article, Block } from '#content/schema/article.ts'

/** The parts of a text that are checked, also if its front matter has mistakes. */
export interface CheckedText extends Pick<Article, 'form' | 'wordCount' | 'sections'> {
  /** Words of the front matter: title, subtitle, description, and those of the closing band. */
  fields: readonly string[]
  /** Figures for which the front matter gives a reason. */
  reasoned: readonly string[]
}

/** The words of the fields that a page shows, in their order, of an article or of unchecked front matter. */
export function wordsOfFields(fields: object = {}): string[] {
  const {
    title,
    subtitle,
    description,
    change,
    closing,
  }: { [Field in 'title' | 'subtitle' | 'description' | 'change' | 'closing']?: unknown } = fields
  const band = typeof closing === 'object' && closing !== null ? Object.values(closing) : []
  return [title, subtitle, description, change, ...band]
    .filter((field) => typeof field === 'string')
    .filter((field) => field !== '')
}

/** A mistake, with the words to look for in the file to find its line. */
export interface Mistake {
  words: string
  text: string
}

/** A unit of reading, a paragraph or a whole table, and the heading that it is under. */
export interface WordsUnderHeading {
  text: string
  heading: string
}

/** The paragraphs, list items, tables and figures of an article, each with the heading above it. */
export function textBlocks({ fields, sections }: Pick<CheckedText, 'fields' | 'sections'>): WordsUnderHeading[] {
  return [
    ...fields.map((text) => ({ text, heading: '' })),
    ...sections.flatMap((section) => [
      { text: section.title, heading: '' },
      ...section.blocks.flatMap(unitsOfBlock).map((text) => ({ text, heading: section.title })),
    ]),
  ]
}

function unitsOfBlock(block: Block): string[] {
  if (block.kind === 'figure') return [`${block.alt} ${block.caption}`]
  if (block.kind === 'table') return [piecesOfBlock(block).join(' ')]
  return piecesOfBlock(block)
}

/**
 * Like `textBlocks`, with captions and table cells one by one, and without text alternatives, which are the same wherever a
 * figure is shown.
 */
export const piecesOf = ({ fields, sections }: Pick<CheckedText, 'fields' | 'sections'>): string[] => [
  ...fields,
  ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(piecesOfBlock)]),
]

function piecesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'figure':
      return [block.caption]
    case 'table':
      return htmlOf(block).map(plain)
    case 'definition':
      return [block.term, ...block.html.split(endOfUnit).map(plain)]
    default:
      return block.html.split(endOfUnit).map(plain)
  }
}

/** The HTML of a block, its cells one by one. A figure has none: its words are plain text. */
export function htmlOf(block: Block): string[] {
  if (block.kind === 'figure') return []
  if (block.kind !== 'table') return [block.html]
  const cells = [block.columns, ...block.rows.map((row) => row.cells)].flat()
  return [block.caption, ...cells.map(({ html }) => html)]
}

const endOfUnit = /<\/(?:p|li|h\d|blockquote)>/

/** The words of HTML that the parser of articles has written. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
