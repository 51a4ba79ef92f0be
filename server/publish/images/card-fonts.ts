import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'
import { versionsOf } from '#server/publish/cache/code-hash.ts'

const { resolve } = createRequire(import.meta.url)

/** Files of the site's two typefaces (OFL) as woff: satori does not read the site's woff2. */
const files = [
  ['Schibsted Grotesk', 800, '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-800-normal.woff'],
  ['Schibsted Grotesk', 800, '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-ext-800-normal.woff'],
  ['Spline Sans Mono', 400, '@fontsource/spline-sans-mono/files/spline-sans-mono-latin-400-normal.woff'],
] as const

/** The fonts that cards are set in. */
export const cardFonts = (): Promise<Font[]> =>
  Promise.all(files.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(resolve(file)) })))

/** The packages of the two typefaces with their versions, as part of the cache key of cards. */
export const fontVersions = (): string[] =>
  versionsOf([...new Set(files.map(([, , file]) => file.split('/', 2).join('/')))])
