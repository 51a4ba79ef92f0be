import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '#content/facts/settings.ts'
import type { RenderedPage } from '#server/document/document.ts'
import { SettingsError } from '#server/environment.ts'
import { filesBelow } from '#server/publish/files.ts'

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

const known = textCharacters.union(foreignCharacters)
/** What is neither printable ASCII, which the fonts hold whole, nor a space of markup. Of a page's text, little is left. */
const beyondAscii = /[^ -~\n\t\r]/gu

/**
 * Checks that the site's fonts hold every character of the pages.
 * @param words the folder of the words
 * @throws {SettingsError} when the character is one of the site's name; {Error} naming the character, and the file and line of the words that hold it
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
      `${places.join(', ') || `/${path}`}: the site's fonts lack the character ${named(missing)}. Write another, or add it to server/publish/fonts/check-characters.ts and run \`npx node server/publish/fonts/cut-faces.ts\`.`,
    )
  }
}

const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const named = (character: string): string => `"${character}" (U+${codePoint(character)})`

/** Where the words hold a character, as `file:line`. Empty when code computes it. */
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
