import { auditLockfile } from './audit.ts'

/**
 * `npm run audit`: prints the known vulnerabilities of the packages in the lockfile. Fails when one is high or critical.
 * Without an answer of the registry it says so and passes: what has not changed must still build.
 */
const audit = auditLockfile()
if (audit.kind === 'skipped') {
  process.stdout.write(
    `Skipped: the registry gave no advisories (${audit.reason}). Run \`npm run audit\` where it does.\n`,
  )
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
