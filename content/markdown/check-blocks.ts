import type { Token } from 'markdown-it'
import { captionMark, captionMistake, lostCaption } from './blocks.ts'
import { htmlMistake } from './inline.ts'
import type { Report } from './problem.ts'

/**
 * Reports what the page would not show as it is typed: HTML, open code, empty blocks, blocks inside others, rows and numbers
 * that do not fit.
 * @param tokens of one top-level block
 * @param lines of the file after its front matter
 */
export function checkBlocks(
  tokens: readonly Token[],
  lines: readonly string[],
  linesBefore: number,
  report: Report,
): void {
  for (const [index, { type, nesting, map, markup, content }] of tokens.entries()) {
    const line = linesBefore + 1 + (map?.[0] ?? 0)
    const nested = index > 0 && nesting === 1 ? ownBlocks.find((own) => type.startsWith(own.type)) : undefined
    if (nested) report(line, `${nested.name} inside another block: set it on its own`)
    if (type === 'html_block') report(line, htmlMistake(content))
    const next = tokens[index + 1]
    const isEmpty = next?.nesting === -1 || (next?.type === 'inline' && next.content.trim() === '')
    if (nesting === 1 && isEmpty && !/^t[dh]_/.test(type))
      report(line, `"${markup}" has no words: write some, or take it out`)
    if (type === 'fence' && map && !endsWithFence(lines.slice(...map), markup))
      report(line, `code after ${markup} is never closed: end it with ${markup} on a line of its own`)
  }
  if (tokens[0]?.type === 'table_open') checkRows(tokens, lines, linesBefore, report)
  checkNumbers(tokens, linesBefore, report)
}

/** Blocks that a section contains directly. */
const ownBlocks = [
  { type: 'table_open', name: 'table' },
  { type: 'heading_open', name: 'heading' },
  { type: 'container_', name: ':::' },
]

/** Whether the last line of a block of code closes it: a line with words after the signs is code, too. */
const endsWithFence = (code: readonly string[], fence: string): boolean => {
  const [last = ''] = code.slice(1).slice(-1)
  const signs = last.replace(/^[\s>]*/, '').trimEnd()
  return signs.startsWith(fence) && signs.replaceAll(fence.charAt(0), '') === ''
}

/**
 * Reports each row with fewer or more cells than the head, because the parser would silently fill it up or cut it.
 * @param lines of the file after its front matter
 */
function checkRows(tokens: readonly Token[], lines: readonly string[], linesBefore: number, report: Report): void {
  const columns = tokens.filter(({ type }) => type === 'th_open').length
  for (const { type, map } of tokens) {
    if (type !== 'tr_open' || !map) continue
    const row = lines[map[0]] ?? ''
    const cells = cellsIn(row)
    if (captionMark.test(row) || captionMistake(row) !== undefined) report(linesBefore + 1 + map[0], lostCaption)
    else if (cells !== columns)
      report(
        linesBefore + 1 + map[0],
        `row of ${cells} in a table of ${columns} columns: give each row as many cells as the first, and end the table with an empty line`,
      )
  }
}

/** How many cells a line of a table has (GitHub Flavored Markdown, section 4.10): \\| is not a border. */
const cellsIn = (line: string): number =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

/** Reports each item of a numbered list that has another number than the page would give it. */
function checkNumbers(tokens: readonly Token[], linesBefore: number, report: Report): void {
  const lists: { first: number; next: number }[] = []
  for (const token of tokens) {
    if (token.type === 'ordered_list_close') lists.pop()
    if (token.type === 'ordered_list_open') {
      const first = Number(token.attrGet('start') ?? 1)
      lists.push({ first, next: first })
    }
    const list = token.type === 'list_item_open' && token.info !== '' ? lists.at(-1) : undefined
    if (!list) continue
    // A list whose items all have the same number is counted by the page.
    if (![list.first, list.next].includes(Number(token.info)))
      report(
        linesBefore + 1 + (token.map?.[0] ?? 0),
        `item ${token.info}: the page would number it ${list.next}. Write that, or begin another list`,
      )
    list.next += 1
  }
}
