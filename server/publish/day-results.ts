import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
    if (createHash('sha256').update(resultText(name)).digest('hex') !== sum)
      throw new Error(
        `${join(folder, name)} was changed by hand, or comes from another run than checksums.txt. ${renew}`,
      )
  }
}
