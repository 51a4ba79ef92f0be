import { readArguments } from '#server/command.ts'
import { complaint } from './programs.ts'
import type { Failure, Outcome } from './test-results.ts'

/** Checks the types of all projects of tsconfig.json, then format and lint, then the texts. Each counts as one check. */
export async function checkCode(): Promise<Outcome> {
  const checks: [name: string, command: string, ...args: string[]][] = [
    ['types', 'tsc', '-b'],
    ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
    ['texts: articles, wording', 'node', 'server/articles/check.ts'],
  ]
  const failures: Failure[] = []
  for (const [name, command, ...args] of checks) {
    const error = await complaint(command, args)
    process.stdout.write(`${error === undefined ? 'ok  ' : 'FAIL'} ${name}\n`)
    if (error === undefined) continue
    failures.push({ name, error })
    if (command === 'biome')
      process.stdout.write('npm run format corrects the format, the order of imports and what has a safe fix.\n')
  }
  return { passed: checks.length - failures.length, skipped: 0, failures, secondAttempts: [] }
}

if (import.meta.main) {
  readArguments('Usage: npm run check\nChecks the types, then format and lint, then the texts.', {})
  process.exitCode = (await checkCode()).failures.length > 0 ? 1 : 0
}
