import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings } from '#content/facts/settings.ts'
import { named, refusedCharacter } from '#content/languages/characters.ts'
import type { RenderedPage } from '#server/document/document.ts'
import { SettingsError } from '#server/environment.ts'
import { filesBelow } from '#server/publish/files.ts'

/**
 * Checks that every character of the pages can be shown. Articles have been checked before (content/markdown/parse.ts).
 * @param words the folder of the text
 * @throws {SettingsError} if the site's name contains the character; {Error} naming the character, with file and line of the
 *   text
 */
export async function checkCharacters(
  pages: readonly (Pick<RenderedPage, 'document'> & { path: string })[],
  words = 'content',
): Promise<void> {
  for (const { path, document } of pages) {
    const refused = refusedCharacter(document.body)
    if (refused === undefined) continue
    const { character, advice } = refused
    if (settings.siteName.includes(character))
      throw new SettingsError([`PRODUCT_NAME is "${settings.siteName}", with ${named(character)}: ${advice}.`])
    const places = await placesOf(character, words)
    throw new Error(
      `${places.join(', ') || `/${path}`}: ${named(character)} cannot be published: ${advice}. content/languages/characters.ts lists what can.`,
    )
  }
}

/** The lines that contain a character, as `file:line`. Empty if code computes the character. */
async function placesOf(character: string, folder: string): Promise<string[]> {
  const places: string[] = []
  const escaped = Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')
  for (const file of await filesBelow(folder)) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
    lines.forEach((line, index) => {
      if (line.includes(character) || line.toLowerCase().includes(escaped))
        places.push(`${folder}/${file}:${index + 1}`)
    })
  }
  return places
}
