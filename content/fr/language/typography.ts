/** A rule of typography, by the form that breaks it (Office québécois de la langue française, « Espacement avant et après les signes »). */
export interface TypographyRule {
  readonly broken: RegExp
  readonly instead: string
  /** How English writes the same characters where they are right. They are right where the English file says so. */
  readonly right?: (found: string) => string
  /** Files where the form may stand. */
  readonly alsoIn?: readonly string[]
}

const units = String.raw`(?:%|\$|k?m|cm|mm|m²|km²|km\/h|h|min|s|ms|bits?|dBm?|[kMG]?Hz|[kMGT]?o)`

export const typography: readonly TypographyRule[] = [
  { broken: /\p{L}'/u, instead: 'the apostrophe ’ (U+2019)' },
  { broken: /[\s\u00a0\u202f][;!?]/u, instead: 'no space before ; ! ?' },
  { broken: /[^\u00a0]:(?=\s|$)/u, instead: 'U+00A0 (&nbsp; in Markdown) before the colon' },
  { broken: /«(?!\u00a0)|(?<!\u00a0)»/u, instead: 'U+00A0 (&nbsp; in Markdown) inside « »' },
  { broken: /["“”„]|(?<![\p{L}\d])‘/u, instead: 'guillemets « »' },
  { broken: /—/u, instead: 'a comma, a colon or a new sentence for —' },
  { broken: /\u202f/u, instead: 'U+00A0 for U+202F' },
  { broken: /\d ?%/u, instead: 'U+00A0 (&nbsp; in Markdown) before %' },
  {
    broken: new RegExp(String.raw`\d ${units}(?![\p{L}\d’'-])`, 'u'),
    instead: 'U+00A0 (&nbsp; in Markdown) between number and unit',
  },
  { broken: new RegExp(String.raw`\d\.\d+\u00a0${units}(?![\p{L}\d’'-])`, 'u'), instead: 'a decimal comma' },
  {
    // A decimal of three places looks the same: 1,143 bit is 1.143 bits in English, 1,143 people are 1,143.
    broken: /(?<![\d,.])[1-9]\d{0,2},\d{3}(?!\d)/u,
    instead: 'thousands set off by U+00A0',
    right: (found) => found.replace(',', '.'),
  },
]
