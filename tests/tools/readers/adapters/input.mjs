/* What all adapters of `npm run readers` in JavaScript share: the records of the site, and the form of their output. */

import { readFileSync } from 'node:fs'

const [, , program, file] = process.argv

/** The records of the site, with the address at which it is served. */
export const records = JSON.parse(readFileSync(file, 'utf8'))

/** Prints what the program of the command line reads, as JSON in the last line. */
export async function print(readers) {
  const read = JSON.stringify(await readers[program](records))
  process.stdout.write(`\n${read}\n`, () => process.exit())
}
