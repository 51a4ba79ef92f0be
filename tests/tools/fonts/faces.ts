import { textCharacters } from '#server/publish/fonts/check-characters.ts'
import { headingFace } from '#server/publish/fonts/faces.ts'

/** Characters that no heading and no label in bold holds: their kerning is not worth its bytes. */
const neverBold = new Set('\\^`~_$*#{}|[]<>©±²³¹áãóí')

/** The characters that headings and other bold words are set in. */
export const boldCharacters: ReadonlySet<string> = textCharacters.difference(neverBold)

/** A face of a typeface, cut to the characters and features that the site needs. */
export interface Face {
  /** File in `components/styles/fonts`. */
  file: string
  /** The whole face, in its package. */
  source: string
  characters: ReadonlySet<string>
  /** OpenType features that stay. */
  features: readonly string[]
}

/** Faces of the site's two typefaces. Kerning is kept where it is seen: it is half of the bytes of the bold face. */
export const faces: readonly Face[] = [
  {
    file: `${headingFace}.woff2`,
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
