/** Every text inside a value, however deep. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** The sentences of a value: four words or more, closed by a stop. Names and standards may stand twice. */
export function sentencesOf(value: unknown): readonly string[] {
  return textsOf(value)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(/\s+/).length >= 4)
}

/** Those that stand more than once. */
export function repeated(sentences: readonly string[]): readonly string[] {
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
}

export function wordCount(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).length
}

/** What the voice rules out, and spellings that are not Canadian. 'Defense' stands in names alone. */
export const banned: readonly RegExp[] = [
  /revolution(ary|i[sz]e)/i,
  /cutting-edge/i,
  /\bunlock/i,
  /\bleverag/i,
  /in today’?'?s world/i,
  /seamless/i,
  /\bcent(er|ers)\b/i,
  /behavior/i,
  /\bdefense\b/,
  /\bcolor/i,
  /\b(analyz|neighbor|kilometer)|\d meter/i,
  /[–—]/,
  /\d [%]/,
  /\s{2}|^\s|\s$/,
]
