import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

export interface Outcome {
  passed: number
  failed: number
  skipped: number
}

/** Runs a program of node_modules/.bin with this Node first on the path, its output shown. True when it exits with 0. */
export function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const bin = join(process.cwd(), 'node_modules', '.bin')
  const result = spawnSync(join(bin, command), args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  })
  return result.status === 0
}

/** Adds up what several runners report. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The closing line that people and machines read. */
export function closingLine({ passed, failed, skipped }: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
