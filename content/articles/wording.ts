import { avoidedWords, houseWords, type WordRule } from '#content/en/language/wording.ts'
import { language } from '#language'
import { openQuestions } from './open-questions.ts'
import type { Mistake, WordsUnderHeading } from './units.ts'

/** Words of an article that the site does not use. */
export const wordingMistakes = (units: readonly WordsUnderHeading[], first: readonly string[]): Mistake[] => [
  ...units.flatMap(({ text }) => {
    const [phrase] = openQuestions.exec(text) ?? []
    return phrase === undefined
      ? []
      : [
          {
            words: phrase,
            text: `"${phrase}" says what only the owner can answer: take it out, and ask in docs/open-claims.md`,
          },
        ]
  }),
  ...(language.prefix === ''
    ? [
        ...units.flatMap(({ text }) => avoidedWords.flatMap((rule) => breach(rule, text))),
        ...first.flatMap((text) =>
          houseWords
            .flatMap((rule) => breach(rule, text))
            .map(({ words, text: said }) => ({
              words: text,
              text: `${said}: readers of a list do not know "${words}"`,
            })),
        ),
      ]
    : []),
]

function breach({ word, write }: WordRule, text: string): Mistake[] {
  const [found] = word.exec(text) ?? []
  if (found === undefined) return []
  return [{ words: found, text: `"${found}": write ${write}` }]
}
