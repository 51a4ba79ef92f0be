/**
 * The shape of English words in another language: the same keys, entries and parameters, with any text. A language's module
 * `satisfies` it, so that a missing or additional key is a type error in that file.
 */
export type InLanguage<Words> = Words extends string
  ? string
  : Words extends number | boolean | bigint | symbol | null | undefined
    ? Words
    : Words extends (...parameters: infer Parameters) => infer Said
      ? (...parameters: Parameters) => InLanguage<Said>
      : { readonly [Key in keyof Words]: InLanguage<Words[Key]> }
