import { cpus, totalmem } from 'node:os'
import { z } from 'zod'

/** The categories that must score 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const score = z.number().nullable()

/** The part of Lighthouse's report that is read. */
export const reportSchema = z.object({
  lighthouseVersion: z.string(),
  environment: z.object({ hostUserAgent: z.string() }),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(categories),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score, numericValue: z.number().optional(), title: z.string() })),
})

export type LighthouseReport = z.infer<typeof reportSchema>

export interface Verdict {
  address: string
  /** Whether search engines may list the page. Lighthouse takes points for `noindex`, which some pages need. */
  isIndexed: boolean
  report: LighthouseReport
}

interface Circumstances {
  /** The file name of the browser. */
  browser: string
  /** The number of runs for each page. */
  runs: number
}

/** The circumstances of the measurement, then scores and times of every page, as Markdown. */
export function lighthouseTable(verdicts: readonly Verdict[], { browser, runs }: Circumstances): string {
  const [first] = verdicts
  if (!first) throw new Error('No page was judged.')
  const { lighthouseVersion, environment } = first.report
  const version = /Chrome\/(\S+)/.exec(environment.hostUserAgent)?.[1] ?? 'of unknown version'
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    `Lighthouse ${lighthouseVersion}, ${browser} ${version}, ${cpus().length} cores, ${memory} GiB of memory.`,
    runs === 1
      ? 'Each page was judged once.'
      : `Each page was judged ${runs} times; shown is the run of median performance.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | TBT |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...verdicts.map(verdictRow),
  ].join('\n')
}

/** One line for each score below 100, with the failed audits. */
export function shortfalls(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap((verdict) =>
    categories
      .filter((category) => points(verdict, category) !== 100 && (category !== 'seo' || verdict.isIndexed))
      .map((category) => `${verdict.address} ${category}: ${lost(verdict.report, category).join('; ')}`),
  )
}

/** Scores and times of one page, as a row of the table. */
export function verdictRow(verdict: Verdict): string {
  const { address, isIndexed, report } = verdict
  const scores = categories.map((category) =>
    category === 'seo' && !isIndexed ? 'noindex' : String(points(verdict, category)),
  )
  const times = [
    `${Math.round(measured(report, 'largest-contentful-paint'))} ms`,
    measured(report, 'cumulative-layout-shift').toFixed(3).replace('0.000', '0'),
    `${Math.round(measured(report, 'total-blocking-time'))} ms`,
  ]
  return `| ${[address, ...scores, ...times].join(' | ')} |`
}

/**
 * The report of median performance: of two in the middle the worse, of equal scores the slower.
 * @throws {Error} without a report
 */
export function medianReport(reports: readonly LighthouseReport[]): LighthouseReport {
  const slowness = (report: LighthouseReport) =>
    measured(report, 'largest-contentful-paint') + measured(report, 'total-blocking-time')
  const score = ({ categories: judged }: LighthouseReport) => judged.performance.score ?? 0
  const worstFirst = reports.toSorted((a, b) => score(a) - score(b) || slowness(b) - slowness(a))
  const middle = worstFirst[Math.floor((worstFirst.length - 1) / 2)]
  if (!middle) throw new Error('--runs must be 1 or more')
  return middle
}

const measured = ({ audits }: LighthouseReport, audit: string) => audits[audit]?.numericValue ?? Number.NaN

function points({ report }: Verdict, category: (typeof categories)[number]): number {
  return Math.round((report.categories[category].score ?? 0) * 100)
}

function lost({ categories: judged, audits }: LighthouseReport, category: (typeof categories)[number]): string[] {
  return judged[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title})`)
}
