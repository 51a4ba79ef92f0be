const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** Letters beyond ASCII of Canadian French, its quotation marks and its two spaces (U+00A0, U+202F). */
const french = 'àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»\u00a0\u202f'
/** Letters of names in other languages that the words hold. */
const names = 'áãóí'
const punctuation = '‘’“”–—…'
const signs = '§©°±²³¹×·−'

/** The characters that text and labels are set in. */
export const textCharacters: ReadonlySet<string> = new Set(ascii + french + names + punctuation + signs)

/** Mathematical signs that neither typeface draws. The visitor's own fonts do. */
export const foreignCharacters: ReadonlySet<string> = new Set('αβγδεζθκλμνπρστφχψωΔΣ√∞≈≠≤≥∑∈⁰⁴⁵⁶⁷⁸⁹⁻₀₁₂₃₄→←↑↓↗')
