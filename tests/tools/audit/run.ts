/* The command `npm run audit`: fails for known vulnerabilities of packages. */

import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { readArguments } from '#server/command.ts'
import { oneLine } from '#server/terminal.ts'

const advisory = z.object({ title: z.string(), url: z.string() })
/** What `npm audit --json` prints, where a registry has answered. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), via: z.array(z.union([z.string(), advisory])) }),
  ),
})

/**
 * `npm run audit`: prints the known vulnerabilities of the packages in the lockfile. Fails when one is high or critical.
 * Without an answer from the registry it says so and exits with a code that `.ci/run` treats as skipped, because a build
 * needs no network.
 */
readArguments('Usage: npm run audit\nPrints known vulnerabilities of packages; fails when one is high or critical.', {})
// One attempt of half a minute, because npm's retries would delay CI by minutes without a registry.
const patience = ['--fetch-retries=0', '--fetch-timeout=30000']
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only', ...patience], {
  encoding: 'utf8',
  maxBuffer: 64_000_000,
})
const { success, data } = report.safeParse(parsed(stdout))
if (!success) {
  const { message } = z.object({ message: z.string() }).catch({ message: 'npm gave no report' }).parse(parsed(stdout))
  process.stdout.write(
    `Not audited: the registry returned no advisories (${oneLine(message)}). Run \`npm run audit\` with a registry that does.\n`,
  )
  // EX_UNAVAILABLE of sysexits.h, which neither Node nor npm uses.
  process.exitCode = 69
} else {
  const found = Object.values(data.vulnerabilities)
  for (const { severity, name, via } of found)
    for (const one of via)
      process.stdout.write(
        `${severity}: ${name}: ${oneLine(typeof one === 'string' ? one : `${one.title} (${one.url})`)}\n`,
      )
  const pressing = found.filter(({ severity }) => severity === 'high' || severity === 'critical')
  process.stdout.write(
    `${found.length} packages with known vulnerabilities, ${pressing.length} of them high or critical. Deadlines: docs/security.md, "Supply chain".\n`,
  )
  process.exitCode = pressing.length > 0 ? 1 : 0
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
