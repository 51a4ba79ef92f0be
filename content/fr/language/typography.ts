import { noWordAfter, quoted, type Rule, setEvery, unitSigns } from '#content/typography.ts'

export const units = String.raw`(?:${unitSigns}|[kMGT]o(?:\/s)?|M|j|[kM]\$|€|¢|(?:(?:milli)?seconde|minute|heure|jour|semaine|octet|mètre|million|milliard)s?|pieds)`

/** Words that a number follows, as in 'Fig. 2' and 'article 11'. */
const numbered = String.raw`(?<!\p{L})(?:[Ff]ig\.|[Ff]igure|[Aa]rticles?|étape|niveau|section|nos?|n°|pp?\.)`

/** The quotes of Markdown: outer, and within them. */
export const quotes = ['«\u00a0', '\u00a0»', '“', '”']

/**
 * Spaces as the Office québécois de la langue française sets them (« Espacement avant et après les signes »): one that does
 * not break before the colon and inside guillemets, none before ; ! ?
 */
const rules: readonly Rule[] = [
  [/\u202f/gu, '\u00a0'],
  [/(?<=\p{L})'(?=[\p{L}\d«"])/gu, '’'],
  [quoted, '«$1»'],
  [/«[ \u00a0]?/gu, '«\u00a0'],
  [/[ \u00a0]?»/gu, '\u00a0»'],
  [/(?<=[^\s«(])[ \u00a0](?=[;!?]+(?:[\s)»]|$))/gu, ''],
  // Also where the author has typed no space: 'mot: suite'. A time, a ratio and an address go on after their colon. The
  // colon of '{{en: watermark}}' is no word's.
  [/(?:[ \u00a0]|(?<=[^\s:])(?<!\{\{[a-z]{2})):(?=[\s)\]»]|$)/gu, '\u00a0:'],
  // '5 %' as well as '5%'. An escape in an address goes on after its sign: '%20'.
  [/(?<=\d)[ \u00a0]?(?=[%$](?![\p{L}\d{]))/gu, '\u00a0'],
  // Not in a telephone number, nor between a name and a number: 'S1 718'.
  [/(?<=(?<![\p{L}\d,.-])[1-9]\d{0,2}(?:[ \u00a0]\d{3})*) (?=\d{3}(?![\d-]))/gu, '\u00a0'],
  [new RegExp(String.raw`(?<=\d) (?=${units}${noWordAfter})`, 'gu'), '\u00a0'],
  // The minutes of '14 h 30', and what follows in '22 h 5 min 16 s'.
  [/(?<=\d\u00a0h) (?=[0-5]\d(?!\d))|(?<=\d\u00a0(?:h|min)) (?=\d+\u00a0(?:min|s)(?!\p{L}))/gu, '\u00a0'],
  [/(?<=(?:^|[\s(«])[<>≤≥≈]) (?=\d)/gu, '\u00a0'],
  [new RegExp(String.raw`(?<=${numbered}) (?=\d)`, 'gu'), '\u00a0'],
]

/** A text, or every text of a dictionary, as Canadian French sets it. */
export function typeset<Words>(words: Words): Words
// Lets the bundler drop dictionaries that a script does not use.
/* @__NO_SIDE_EFFECTS__ */
export function typeset(words: unknown): unknown {
  return setEvery(rules, words)
}
