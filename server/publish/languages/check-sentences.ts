import type { UndressedPage } from '#server/publish/render.ts'
import { foreignSentences } from './foreign-sentences.ts'
import { keptNames } from './kept-texts.ts'

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
  throw new Error([...new Set(problems), advice].join('\n'))
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
