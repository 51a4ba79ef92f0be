import { settings } from '#content/facts/settings.ts'
import { named, refusedCharacter } from '#content/languages/characters.ts'
import type { RenderedPage } from '#server/document/document.ts'
import { SettingsError } from '#server/environment.ts'
import { linesMatching } from '#server/find-lines.ts'

/**
 * Checks that every character of the pages can be shown. Articles have been checked before (content/markdown/parse.ts).
 * @param words the folder of the text
 * @throws {SettingsError} if the site's name contains the character; {Error} naming the character, with file and line of the
 *   text
 */
export function checkCharacters(
  pages: readonly (Pick<RenderedPage, 'document'> & { path: string })[],
  words = 'content',
): void {
  for (const { path, document } of pages) {
    const refused = refusedCharacter(document.body)
    if (refused === undefined) continue
    const { character, advice } = refused
    if (settings.siteName.includes(character))
      throw new SettingsError([`PRODUCT_NAME is "${settings.siteName}", with ${named(character)}: ${advice}.`])
    const places = placesOf(character, words)
    throw new Error(
      `${places.join(', ') || `/${path}`}: ${named(character)} cannot be published: ${advice}. content/languages/characters.ts lists what can.`,
    )
  }
}

/** The lines that contain a character, or an escape for it such as `\u0436`. Empty if code computes the character. */
function placesOf(character: string, folder: string): string[] {
  const escapes = character.split('').map((unit) => `\\\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const written = new RegExp(`${RegExp.escape(character)}|(?i:${escapes.join('')})`, 'g')
  return linesMatching([`${folder}/**/*.{ts,tsx,md,json}`], written)
}
