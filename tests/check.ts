import { type Outcome, run } from '#tests/outcome.ts'

/** Types of the three projects and of the tests, then format and lint. Each is one check. */
export function checkCode(): Outcome {
  const checks: [name: string, command: string, ...args: string[]][] = [
    ['types: browser', 'tsc', '-p', 'tsconfig.browser.json'],
    ['types: node', 'tsc', '-p', 'tsconfig.node.json'],
    ['types: pages', 'tsc', '-p', 'tsconfig.pages.json'],
    ['types: tests', 'tsc', '-p', 'tests/tsconfig.json'],
    ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ]
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0 }
  for (const [name, command, ...args] of checks) {
    const ok = run(command, args)
    process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n`)
    outcome[ok ? 'passed' : 'failed'] += 1
  }
  return outcome
}

if (import.meta.main) process.exitCode = checkCode().failed > 0 ? 1 : 0
