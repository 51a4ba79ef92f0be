import { cpus, totalmem } from 'node:os'
import { z } from 'zod'

/** The categories that the site is held to. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const score = z.number().nullable()

/** What is read of Lighthouse's report. */
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
  /** Whether search engines may list the page; Lighthouse takes points for a `noindex`, which is meant. */
  isIndexed: boolean
  report: LighthouseReport
}

/** The machine, then scores and times of every page, as Markdown. */
export function lighthouseTable(verdicts: readonly Verdict[]): string {
  const [first] = verdicts
  if (!first) throw new Error('No page was judged.')
  const { lighthouseVersion, environment } = first.report
  const chromium = /Chrome\/(\S+)/.exec(environment.hostUserAgent)?.[1] ?? 'of unknown version'
  const memory = Math.round(totalmem() / 2 ** 30)
  return [
    `Lighthouse ${lighthouseVersion}, Chromium ${chromium}, ${cpus().length} cores, ${memory} GiB of memory.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | TBT |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...verdicts.map(verdictRow),
  ].join('\n')
}

/** One line for each score below 100, with the audits that took the points. */
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
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const scores = categories.map((category) =>
    category === 'seo' && !isIndexed ? 'noindex' : String(points(verdict, category)),
  )
  const times = [
    `${Math.round(value('largest-contentful-paint'))} ms`,
    value('cumulative-layout-shift').toFixed(3).replace('0.000', '0'),
    `${Math.round(value('total-blocking-time'))} ms`,
  ]
  return `| ${[address, ...scores, ...times].join(' | ')} |`
}

function points({ report }: Verdict, category: (typeof categories)[number]): number {
  return Math.round((report.categories[category].score ?? 0) * 100)
}

function lost({ categories: judged, audits }: LighthouseReport, category: (typeof categories)[number]): string[] {
  return judged[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title})`)
}
