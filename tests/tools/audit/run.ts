import { readArguments } from '#server/command.ts'
import { auditLockfile } from './audit.ts'

/**
 * `npm run audit`: prints the known vulnerabilities of the packages in the lockfile. Fails when one is high or critical.
 * Without an answer of the registry it says so and exits with a code of its own, which `.ci/run` takes as skipped: a build
 * needs no network.
 */
readArguments('Usage: npm run audit\nPrints known vulnerabilities of packages; fails when one is high or critical.', {})
const audit = auditLockfile()
if (audit.kind === 'unanswered') {
  process.stdout.write(
    `Not audited: the registry gave no advisories (${audit.reason}). Run \`npm run audit\` where it does.\n`,
  )
  // EX_UNAVAILABLE of sysexits.h, which neither Node nor npm uses.
  process.exitCode = 69
} else {
  const { vulnerabilities } = audit
  for (const { severity, name, because } of vulnerabilities)
    process.stdout.write(`${severity}: ${name}\n${because.map((line) => `  ${line}\n`).join('')}`)
  const pressing = vulnerabilities.filter(({ severity }) => severity === 'high' || severity === 'critical')
  process.stdout.write(
    `${vulnerabilities.length} packages with known vulnerabilities, ${pressing.length} of them high or critical. Deadlines: docs/security.md, "Supply chain".\n`,
  )
  process.exitCode = pressing.length > 0 ? 1 : 0
}
