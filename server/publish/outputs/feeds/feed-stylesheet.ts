import { readFileSync } from 'node:fs'
import { lightDark } from '#components/color.ts'
import { schemes } from '#components/palette.ts'
import type { Output } from '#server/publish/publication.ts'

export const feedStylesheetFile = 'feed.css'

const token = (name: 'ink' | 'paper'): string =>
  `--color-${name}: ${lightDark(schemes.light[name], schemes.dark[name])};`

/** The stylesheet of RSS and Atom: public/feed.css with the colours that it asks for. */
export const feedStylesheet = (() => {
  const rules = readFileSync('public/feed.css', 'utf8')
  return [{ file: feedStylesheetFile, text: `:root {\n  ${token('ink')}\n  ${token('paper')}\n}\n\n${rules}` }]
}) satisfies Output
