/* Reads content/day/results, and stops the build where they are not as the simulation wrote them. */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataset } from '#content/facts/dataset.ts'
import { sha256Of } from '#server/publish/sha256.ts'

const folder = 'content/day/results'
const renew = 'Run npm run results -w content/day, and review the difference.'

/** The text of a file of the simulated day. @throws {Error} naming the command that writes it, when it is missing */
export function resultText(name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) throw new Error(`${file} is missing. ${renew}`)
  return readFileSync(file, 'utf8')
}

/** @throws {Error} for a file of results/ that is missing, or that is not as the simulation wrote it */
export function checkResults(): void {
  for (const line of resultText('checksums.txt').trimEnd().split('\n')) {
    const [sum = '', name = ''] = line.split('  ')
    if (sha256Of(resultText(name)) !== sum)
      throw new Error(
        `${join(folder, name)} was changed by hand, or comes from another run than checksums.txt. ${renew}`,
      )
  }
}

/**
 * Another seed is another day: the numbers follow by themselves, but a sentence around them may no longer be true.
 * @throws {Error} naming each line that quotes a number of the day, when its seed is not the one that the site states
 */
export function checkSeed(stated: number = dataset.seed): void {
  // Read here, because an import of a broken file would fail before `checkResults` can say so.
  const { seed }: { seed: number } = JSON.parse(resultText('record.json'))
  if (seed === stated) return
  const keys = new Set(Object.keys(JSON.parse(resultText('numbers.json'))))
  const files = globSync('content/{en,fr}/**/*.{md,ts}').toSorted()
  throw new Error(
    [
      `content/facts/dataset.ts: \`seed\` is ${stated}, and ${folder} comes from seed ${seed}. Review each of these lines, which ` +
        `quote numbers of the day, then set \`seed\` to ${seed}:`,
      ...files.flatMap((file) => quotesIn(file, keys)),
    ].join('\n'),
  )
}

/** The lines of a file with `{{key}}` or `dayWord('key')`, and the keys. A key that ends in `.Word` starts a sentence. */
const quotesIn = (file: string, keys: ReadonlySet<string>): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const found = [...line.matchAll(/\{\{(.+?)\}\}|\('(.+?)'\)/g)].map(([, inText, inCode = '']) => inText ?? inCode)
      const quoted = found.filter((key) => keys.has(key.replace(/Word$/, 'word')))
      return quoted.length > 0 ? [`${file}:${index + 1}: ${quoted.join(', ')}`] : []
    })
