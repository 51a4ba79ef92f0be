/** Texts that French has as English does, each with why. */
export const keptTexts: readonly { text: string; why: string }[] = [
  { text: 'articleLanguage.wordsPerMinute', why: 'each language is read at its own pace' },
  { text: 'Lei Geral de Proteção de Dados', why: 'the title of a law, in Portuguese' },
  { text: 'CJIS Security Policy', why: 'the title of a policy, which has no French' },
  { text: 'R. v. Rogers Communications, 2016 ONSC 70', why: 'the name of a judgment, which has no French' },
  { text: 'California Privacy Protection Agency', why: 'the name of a body, which has no French' },
  { text: 'Ottawa, Canada', why: 'a place of one name' },
  { text: '−p log₂ p, bit', why: 'a formula' },
  { text: 'node recompute.mjs fixes.csv', why: 'a command' },
]

/** Names in English that stand within French sentences, each with why. The longest stands first. */
export const keptNames: readonly { name: string; why: string }[] = [
  { name: 'Bureau of Public Roads', why: 'the name of a body, which has no French' },
]
