import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { oneLine } from '#server/terminal.ts'

/** Severities of advisories, the mildest first; see https://docs.npmjs.com/cli/commands/npm-audit. */
const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const

interface Vulnerability {
  name: string
  severity: (typeof severities)[number]
  /** What the advisories say, and where they stand; for a package that only leads to a vulnerable one, its name. */
  because: readonly string[]
}

/** `unanswered`: the registry has not answered, or has no advisories. */
type Audit = { kind: 'done'; vulnerabilities: readonly Vulnerability[] } | { kind: 'unanswered'; reason: string }

const advisory = z.object({ title: z.string(), url: z.string() })
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(severities),
      via: z.array(z.union([z.string(), advisory])),
    }),
  ),
})
const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional() }).optional(),
})

/** Asks the registry which packages of the lockfile, build tools included, have known vulnerabilities. */
export function auditLockfile(environment: NodeJS.ProcessEnv = {}): Audit {
  // One attempt of half a minute: npm's own patience of minutes would hold up CI where there is no registry.
  const patience = ['--fetch-retries=0', '--fetch-timeout=30000']
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only', ...patience], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    maxBuffer: 64_000_000,
  })
  return error === undefined ? readAudit(stdout) : { kind: 'unanswered', reason: oneLine(error.message) }
}

/** Reads what `npm audit --json` has printed. */
function readAudit(printed: string): Audit {
  const found = report.safeParse(parsed(printed))
  if (!found.success) {
    const { message, error } = failure.catch({}).parse(parsed(printed))
    return { kind: 'unanswered', reason: oneLine(error?.summary || message || 'npm gave no report') }
  }
  const vulnerabilities = Object.values(found.data.vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    because: via.map((one) => oneLine(typeof one === 'string' ? one : `${one.title} (${one.url})`)),
  }))
  return { kind: 'done', vulnerabilities: vulnerabilities.sort((a, b) => rank(b) - rank(a)) }
}

const rank = ({ severity }: Vulnerability): number => severities.indexOf(severity)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
