import { avoidedIn, houseWords } from '#content/en/language/wording.ts'
import { language } from '#language'
import { openQuestions } from './open-questions.ts'
import type { Mistake, WordsUnderHeading } from './text-blocks.ts'

/**
 * Words of an article that the site does not use.
 * @param first texts that visitors see in a list, before the article
 */
export function wordingMistakes(units: readonly WordsUnderHeading[], first: readonly string[]): Mistake[] {
  const questions = units.flatMap(({ text }) => {
    const [phrase] = openQuestions.exec(text) ?? []
    const advice = 'take it out, and ask in docs/open-claims.md'
    return phrase === undefined
      ? []
      : [{ words: phrase, text: `"${phrase}" says what only the owner can answer: ${advice}` }]
  })
  if (language.prefix !== '') return questions
  return [
    ...questions,
    ...units.flatMap(({ text }) =>
      avoidedIn(text).map(({ found, write }) => ({ words: found, text: `"${found}": write ${write}` })),
    ),
    ...first.flatMap((text) =>
      houseWords.flatMap(({ word, write }) => {
        const [found] = word.exec(text) ?? []
        const advice = `"${found}" in a title or a description is known to readers of the site alone: write ${write}`
        return found === undefined ? [] : [{ words: text, text: advice }]
      }),
    ),
  ]
}
