/*
 * Which characters the site can show, by its own fonts or those of visitors, and advice on the others, such as text that
 * was read in a wrong encoding.
 */

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** Letters beyond ASCII of Canadian French, its quotation marks and its two spaces (U+00A0, U+202F). */
const french = 'àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»\u00a0\u202f'
/** Letters of names in other languages that occur on the site. */
const names = 'áãóí'
const punctuation = '‘’“”–—…'
const signs = '§©°±²³¹×·−'

/** The characters of text and labels that the site's fonts contain. */
export const textCharacters: ReadonlySet<string> = new Set(ascii + french + names + punctuation + signs)

/**
 * Characters that the visitor's own fonts show: letters of Latin alphabets and of Canadian syllabics, with the marks and the
 * glottal stops of Indigenous languages; Greek; signs of mathematics, currency and print. No letters of other scripts: they
 * need a language and often a direction of their own, and some look like Latin ones.
 */
const ofVisitorsFonts = new RegExp(
  [
    String.raw`[\u00a1-\u00ac\u00ae-\u024f\u0250-\u02ff\u0300-\u036f\u1d00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]`,
    String.raw`[\u1400-\u167f\u18b0-\u18ff\u{11ab0}-\u{11abf}]`,
    String.raw`[\p{Script=Greek}\p{Sc}\p{Sm}\u2010-\u2027\u2030-\u205e\u2070-\u209f\u2100-\u21ff]`,
  ].join('|'),
  'u',
)

const unshown = /[\p{Cn}\p{Emoji_Presentation}\p{Default_Ignorable_Code_Point}]/u

/** Whether a page can show a character. */
const isShown = (character: string): boolean =>
  textCharacters.has(character) || (ofVisitorsFonts.test(character) && !unshown.test(character))

/** What Windows-1252 reads in the bytes 80 to 9F. */
const ofWindows =
  '\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178'
/**
 * Letters and signs in UTF-8 that were once read in Windows-1252, from one to several characters for each, and what stands
 * for unreadable bytes. Of letters that languages have before a quotation mark (U+00C5), only inside a word.
 */
export const misread = new RegExp(
  [
    '\ufffd|[\u0080-\u009f]',
    // Windows-1252: U+00C3 and U+00A9 for \u00e9, U+00C5 and U+201C for \u0153, U+00E2, U+20AC and a third for \u2019.
    `[\u00c2\u00c3][\u00a0-\u00bf${ofWindows}]|\u00e2\u20ac.|\u00e2(?:[\u201e\u02c6\u2020\u2030]|\u201a\u00ac)`,
    '\u00c5[\u201c\u00a1\u00bd\u00be\u00b8]|\u00c5\u2019(?!s(?!\\p{L}))(?=\\p{L})|\u00ef\u00bb\u00bf',
  ].join('|'),
  'u',
)

/** Characters beyond ASCII, and controls. */
const unusual = /[^ -~\n\t\r]/gu

/**
 * The first character of a text that no page shows, and what to do about it. Articles and built pages are checked by this one
 * rule, so that `npm run check:article` refuses what the build refuses.
 */
export function refusedCharacter(text: string): { character: string; advice: string } | undefined {
  const [wrong] = misread.exec(text) ?? []
  if (wrong !== undefined)
    return { character: wrong, advice: 'the file is not in UTF-8: write the letters again, and save it as UTF-8' }
  const character = text.match(unusual)?.find((one) => !isShown(one))
  return character === undefined ? undefined : { character, advice: adviceOn(character) }
}

function adviceOn(character: string): string {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(character))
    return 'it is invisible: take it out'
  if (/\p{Zs}/u.test(character)) return 'write an ordinary space, or the no-break space U+00A0'
  if (/\p{Extended_Pictographic}/u.test(character)) return 'pages have no emoji: say it in words'
  if (/\p{L}/u.test(character))
    return 'pages show Latin and Greek letters and Canadian syllabics: spell it in one of these'
  return 'neither the site nor every visitor has a font for it: write another character'
}

/** A character as messages name it: '"ɛ" (U+025B)'; invisible ones without the quotes. */
export function named(character: string): string {
  const points = Array.from(character, (one) => `U+${codePoint(one)}`).join(' ')
  return /^[\p{C}\p{Z}\p{M}]/u.test(character) ? points : `"${character}" (${points})`
}

const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
