import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'

const { resolve } = createRequire(import.meta.url)

/** The originals of the site's two faces (OFL) from npm: satori reads no woff2. */
const files = [
  ['Schibsted Grotesk', 800, '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-800-normal.woff'],
  ['Schibsted Grotesk', 800, '@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-ext-800-normal.woff'],
  ['Spline Sans Mono', 400, '@fontsource/spline-sans-mono/files/spline-sans-mono-latin-400-normal.woff'],
] as const

/** The weights of the site's two typefaces that cards are set in. */
export const cardFonts = (): Promise<Font[]> =>
  Promise.all(files.map(async ([name, weight, file]) => ({ name, weight, data: await readFile(resolve(file)) })))

/** Names and versions of everything that draws: a new one draws differently. */
export function drawingTools(): string[] {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const packages = [
    'satori',
    '@resvg/resvg-js',
    'upng-js',
    ...new Set(files.map(([, , file]) => file.split('/', 2).join('/'))),
  ]
  return packages.map((name) => `${name}@${devDependencies[name] ?? ''}`)
}
