/* Recognizes English sentences that were left in a French text. */

import type { Block } from '#content/schema/article.ts'
import { foreignTitles } from '#content/sources/source-names.ts'
import { type CheckedText, htmlOf, type Mistake, plain } from './text-blocks.ts'

/** Words that occur in English sentences and not in French ones. */
const englishWords =
  /(?:^|[\s(“"«])(the|and|of|with|which|that|this|these|from|are|is|was|were|by|its|not|we|our|you|your|for|have|has|how|what|where|when|than|then|they|their|be|been|it|to)(?=$|[\s).,;:!?”"»])/gi

/** English names in French sentences that have no French version, longest first. */
const englishNames: readonly string[] = ['Bureau of Public Roads']

/** The words that show that a text is English. One word alone is not a sentence, but for example the name of a column. */
export function englishWordsIn(text: string): string[] {
  if (!/\S\s+\S/.test(text)) return []
  const rest = englishNames.reduce((left, name) => left.replaceAll(name, ''), text)
  // 'To' is the French unit for terabyte.
  return [...rest.matchAll(englishWords)].map(([, word = '']) => word).filter((word) => word !== 'To')
}

/** English sentences and unmarked titles in a French article. */
export function englishInFrench({ fields, sections }: CheckedText): Mistake[] {
  const blocks = sections.flatMap((section) => section.blocks)
  const marked = blocks.flatMap(htmlOf).flatMap(unmarkedTexts)
  const bare = [...fields, ...sections.map(({ title }) => title), ...blocks.flatMap(wordsWithoutMarks)]
  const titles = [...foreignTitles.keys()]
  return [
    ...[...marked, ...bare].flatMap((text) => {
      const found = [...new Set(englishWordsIn(text))]
      if (found.length === 0) return []
      const words = text.trim()
      const advice = 'translate it, or mark a phrase that stays in English as {{en: words}}'
      return [{ words, text: `"${shortened(words)}" is English, by the words ${found.join(', ')}: ${advice}` }]
    }),
    ...marked.flatMap((text) =>
      titles
        .filter((title) => text.includes(title))
        .map((title) => ({ words: title, text: `"${title}" has no mark of its language: write *${title}*` })),
    ),
    ...bare.flatMap((text) =>
      titles
        .filter((title) => text.includes(title))
        .map((title) => ({ words: title, text: `"${title}" cannot be marked as English here: leave the title out` })),
    ),
  ]
}

/** The texts of HTML outside of code and of elements that say their language. */
const unmarkedTexts = (html: string): string[] =>
  html
    .replace(/<(\w+)[^>]* lang="[^"]*"[^>]*>.*?<\/\1>/gs, '<br>')
    .replace(/<code[^>]*>.*?<\/code>/gs, '<br>')
    .split(/<[^>]*>/)
    .map((text) => plain(text.replace(/\s+/g, ' ')))
    .filter((text) => text.trim() !== '')

/** The words of a block that can contain no mark. */
function wordsWithoutMarks(block: Block): string[] {
  if (block.kind === 'figure') return [block.alt, block.caption]
  return block.kind === 'definition' ? [block.term] : []
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
