const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const parts =
  'articles?|art\\.|alinéas?|par\\.|paragraphes?|chapitres?|ch\\.|annexes?|parties?|niveaux?|clauses?|règles?|[Ll]oi|graines?|étapes?'

/** How French writes a number, or a name with a number in it, and what English writes. Spaces within do not break. */
const spellings: readonly (readonly [french: RegExp, english: string])[] = [
  [new RegExp(`(?:(?:1er|(?<!\\d)\\d{1,2})\\s)?(?:${months.join('|')})(?:\\s\\d{4})?(?!\\p{L})`, 'gu'), ''],
  [/(?<=\d),(?=\d)/g, '.'],
  [/(?<![\d.,])(\d{1,3})\u00a0(?=\d{3}(?!\d))/g, '$1,'],
  [/(?<![\d.,])(\d)\u00a0h\u00a0(?=\d\d(?!\d))/g, '0$1:'],
  [/(?<![\d.,])(\d\d)\u00a0h\u00a0(?=\d\d(?!\d))/g, '$1:'],
  [/(\d)\u00a0M(?!\p{L})/gu, '$1M'],
  [/(\d)\u00a0pour\u00a0(?=\d)/g, '$1:'],
  [/\u00a0/g, ' '],
  [/(?<=\d) (?:à|et|ou) (?=\d)/g, ' to '],
  [new RegExp(`(?<!\\p{L})(?:${parts}) (?=\\d)`, 'gu'), 'Section '],
  [/(?<!\p{L})LPRPDE no (?=\d)/gu, 'PIPEDA '],
  [/Protocole d’alerte commun (?=\d)/g, 'Protocol '],
  [/(?<![\w-])9-1-1/g, 'NG9-1-1'],
]

/** A French text with its numbers spelled as English spells them: '1 606' is '1,606', '0,5' is '0.5', '15 h 24' is '15:24'. */
export const inEnglishSpelling = (text: string): string =>
  spellings.reduce((left, [french, english]) => left.replace(french, english), text)
