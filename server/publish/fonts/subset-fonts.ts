/// <reference path="./subset-font.d.ts" />
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { textCharacters } from '#content/languages/characters.ts'
import { runCommand } from '#server/command.ts'

/** Characters that occur in no heading or bold label, and are left out to save the bytes of their kerning. */
const neverBold = new Set('\\^`~_$*#{}|[]<>©±²³¹áãóí')

/** The characters of headings and other bold text. */
export const boldCharacters: ReadonlySet<string> = textCharacters.difference(neverBold)

/** A font face, reduced to the characters and features that the site needs. */
interface Face {
  /** File in `components/styles/fonts`. */
  file: string
  /** The complete face, in its package. */
  source: string
  characters: ReadonlySet<string>
  /** OpenType features to keep. */
  features: readonly string[]
}

/**
 * Faces of the site's two typefaces. Only faces in which kerning is visible keep it: it is half of the bytes of the bold
 * face.
 */
export const faces: readonly Face[] = [
  {
    file: 'schibsted-bold.woff2',
    source: '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-800-normal.woff2',
    characters: boldCharacters,
    features: ['kern'],
  },
  {
    file: 'schibsted-text.woff2',
    source: '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff2',
    characters: textCharacters,
    features: [],
  },
  {
    file: 'spline-mono.woff2',
    source: '@fontsource/spline-sans-mono/files/spline-sans-mono-latin-400-normal.woff2',
    characters: textCharacters,
    features: [],
  },
]

const { resolve } = createRequire(import.meta.url)

/**
 * The bytes of a face as WOFF2, the same on every machine. Hinting is removed because current screens do not need it, STAT
 * and gasp because they serve font menus and low-resolution printing.
 */
export const subsetFace = async ({ source, characters, features }: Face): Promise<Uint8Array> =>
  subsetFont(await readFile(resolve(source)), [...characters].join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  })

// `npx node server/publish/fonts/subset-fonts.ts` cuts the site's fonts out of their packages, into `components/styles/fonts`.
if (import.meta.main) {
  await runCommand(async () => {
    for (const face of faces) {
      const bytes = await subsetFace(face)
      await writeFile(`components/styles/fonts/${face.file}`, bytes)
      process.stdout.write(`${face.file}: ${bytes.length} bytes, ${face.characters.size} characters\n`)
    }
  })
}
