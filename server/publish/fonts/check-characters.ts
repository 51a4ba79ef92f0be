import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '#content/facts/settings.ts'
import type { RenderedPage } from '#server/document/document.ts'
import { SettingsError } from '#server/environment.ts'
import { filesBelow } from '#server/publish/files.ts'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** Letters beyond ASCII of Canadian French, its quotation marks and its two spaces (U+00A0, U+202F). */
const french = 'àâæçèéêëîïôœùûüÿÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ«»\u00a0\u202f'
/** Letters of names in other languages that occur on the site. */
const names = 'áãóí'
const punctuation = '‘’“”–—…'
const signs = '§©°±²³¹×·−'

/** The characters of text and labels. */
export const textCharacters: ReadonlySet<string> = new Set(ascii + french + names + punctuation + signs)

/** Mathematical signs that neither typeface contains; the visitor's own fonts show them. */
export const foreignCharacters: ReadonlySet<string> = new Set('αβγδεζθκλμνπρστφχψωΔΣ√∞≈≠≤≥∑∈⁰⁴⁵⁶⁷⁸⁹⁻₀₁₂₃₄→←↑↓↗')

const known = textCharacters.union(foreignCharacters)
/** Matches characters other than printable ASCII, which the fonts contain, and white space. */
const beyondAscii = /[^ -~\n\t\r]/gu

/**
 * Checks that the site's fonts contain every character of the pages.
 * @param words the folder of the text
 * @throws {SettingsError} if the site's name contains the character; {Error} naming the character, with file and line of the
 *   text
 */
export async function checkCharacters(
  pages: readonly (Pick<RenderedPage, 'document'> & { path: string })[],
  words = 'content',
): Promise<void> {
  for (const { path, document } of pages) {
    const [missing] = new Set(document.body.match(beyondAscii)).difference(known)
    if (missing === undefined) continue
    if (settings.siteName.includes(missing))
      throw new SettingsError([`SITE_NAME is "${settings.siteName}": the site's fonts lack its ${named(missing)}.`])
    const places = await placesOf(missing, words)
    throw new Error(
      `${places.join(', ') || `/${path}`}: the site's fonts lack the character ${named(missing)}. Use another character, or add this one to server/publish/fonts/check-characters.ts and run \`npx node server/publish/fonts/cut-faces.ts\`.`,
    )
  }
}

const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const named = (character: string): string => `"${character}" (U+${codePoint(character)})`

/** The lines that contain a character, as `file:line`. Empty if code computes the character. */
async function placesOf(character: string, folder: string): Promise<string[]> {
  const places: string[] = []
  for (const file of await filesBelow(folder)) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
    const escaped = `\\u${codePoint(character).toLowerCase()}`
    lines.forEach((line, index) => {
      if (line.includes(character) || line.toLowerCase().includes(escaped))
        places.push(`${folder}/${file}:${index + 1}`)
    })
  }
  return places
}
