import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A colour in any notation, but white and black, which a code to scan needs in every scheme. */
const colour = /(?<![\w/&'])#(?!fff\b|000\b)[\da-f]{3,8}\b(?!\/)|\b(?:oklch|oklab|rgba?|hsla?)\(\s*[\d.]/gi

test('every colour comes from components/palette.ts', () => {
  const files = globSync('{auth,components,pages,server/document}/**/*.{css,ts,tsx}')
  const found = files
    .filter((file) => file !== 'components/palette.ts')
    .flatMap((file) => (readFileSync(file, 'utf8').match(colour) ?? []).map((one) => `${file}: ${one}`))
  expect(files.length).toBeGreaterThan(200)
  expect(found).toEqual([])
})
