import type { UndressedPage } from '#server/publish/render.ts'
import { foreignSentences } from './foreign-sentences.ts'
import { keptNames } from './kept-texts.ts'

/** Lines of one message. A page left in English has hundreds. */
const most = 40

const names = keptNames.map(({ name }) => name)

/**
 * Looks for English sentences in French pages: in their text, their text alternatives, titles and descriptions.
 * @throws {Error} naming the page and the text of each
 */
export function checkSentences(pages: readonly UndressedPage[]): void {
  const problems = pages.flatMap(({ path, document, metadata: { title, description } }) => {
    const described = `<p>${escaped(title)}</p><p>${escaped(description)}</p>`
    return foreignSentences(described + document.body, names).map(
      ({ text, words }) => `/${path}: an English text, by the words ${[...new Set(words)].join(', ')}: "${text}"`,
    )
  })
  if (problems.length === 0) return
  const advice =
    'Say it in French in content/fr/. Mark a title that stays in English with lang="en", or list a name in server/publish/languages/kept-texts.ts.'
  const lines = [...new Set(problems)]
  const more = lines.length > most ? [`and ${lines.length - most} more`] : []
  throw new Error([...lines.slice(0, most), ...more, advice].join('\n'))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
