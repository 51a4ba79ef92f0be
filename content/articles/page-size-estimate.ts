import { brotliCompressSync, constants } from 'node:zlib'
import { pageBytes } from '#content/facts/limits.ts'
import { isDayTable } from '#content/schema/article.ts'
import { type CheckedText, htmlOf, type Mistake, textBlocks } from './text-blocks.ts'

/** What a page of an article has beside its words: header, footer, styles and structured data, in compressed bytes. */
const frame = { page: 10_900, source: 70, figure: 60, dayTable: 800 } as const

/**
 * How large the page of an article will be, in compressed bytes: at least its real size, and for an article at most an
 * eighth more, as tests/built/cost/estimate.test.ts checks. The build measures the page itself.
 * @param sources how many the article lists
 * @param quality of the compression; hosts use the best
 */
export function estimatedBytes(
  { fields, sections }: Pick<CheckedText, 'fields' | 'sections'>,
  sources: number,
  quality = constants.BROTLI_MAX_QUALITY,
): number {
  const blocks = sections.flatMap((section) => section.blocks)
  const figures = blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []))
  const words = [
    ...fields,
    ...sections.map(({ title }) => title),
    ...blocks.flatMap(htmlOf),
    ...figures.flatMap(({ alt, caption }) => [alt, caption]),
  ]
  const tables = figures.filter(({ name }) => isDayTable(name)).length
  return (
    brotliCompressSync(words.join('\n'), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length +
    frame.page +
    frame.source * sources +
    frame.figure * (figures.length - tables) +
    frame.dayTable * tables
  )
}

/** How many of the longest texts a message about the size of a page names. */
const named = 3

/** The start of each of the longest texts, with its length. */
export const longestOf = (texts: readonly string[]): { text: string; words: number }[] =>
  texts
    .map((text) => ({ text: text.replace(/\s+/g, ' ').trim(), words: text.match(/\S+/g)?.length ?? 0 }))
    .toSorted((a, b) => b.words - a.words)
    .slice(0, named)

/** An article whose page is too large, with its longest paragraphs. */
export function sizeMistakes(checked: CheckedText, sources: number): Mistake[] {
  // The best compression takes thirty times as long, and only makes less of it.
  if (estimatedBytes(checked, sources, 4) <= pageBytes.whole) return []
  const bytes = estimatedBytes(checked, sources)
  if (bytes <= pageBytes.whole) return []
  const say = (count: number) => count.toLocaleString('en')
  return [
    {
      words: '',
      text: `the page would have about ${say(bytes)} bytes (brotli), ${say(bytes - pageBytes.whole)} more than its limit of ${say(pageBytes.whole)}: shorten it; its longest parts follow`,
    },
    ...longestOf(textBlocks(checked).map(({ text }) => text)).map(({ text, words }) => ({
      words: text,
      text: `${say(words)} words that could be shorter: "${text.slice(0, 60)}…"`,
    })),
  ]
}
