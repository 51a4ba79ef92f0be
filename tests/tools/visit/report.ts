import { cpus, totalmem } from 'node:os'
import { table } from '#tests/tools/bench/table.ts'
import { variants } from '#tests/tools/visit/host/variant.ts'
import type { Visit } from '#tests/tools/visit/visitor/visit.ts'
import { firstPaint, median, ratioTo, type Summary, summaries, wholeVisits } from './summary.ts'

interface Circumstances {
  recordBytes: number
  /** Version of the browser. */
  browser: string
}

/** All measurements as Markdown: medians, by line and page. */
export function report(visits: readonly Visit[], { recordBytes, browser }: Circumstances): string {
  const byLine = Map.groupBy(summaries(visits), ({ line }) => line)
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Chromium ${browser}`
  return [
    `${machine}. HTTP/2 over TLS 1.3 in records of at most ${recordBytes} bytes. Shown are medians of one run, and of layout shifts the largest.`,
    ...[...byLine].flatMap(([line, pages]) => [
      `### ${line}, ${roundsOf(pages)} rounds`,
      paintTable(pages),
      connectionTable(pages),
    ]),
    liveTable(visits),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const roundsOf = (pages: readonly Summary[]): number =>
  Math.max(...pages.flatMap(({ visits }) => variants.map((variant) => visits[variant].length)))

function paintTable(pages: readonly Summary[]): string {
  const rows = pages.map((page) => {
    const site = page.visits.site
    const whole = wholeVisits(page)
    const of = (value: (visit: Visit) => number) => shown(median(whole.map(value)))
    return [
      page.address,
      ...variants.map((variant) => shown(firstPaint(page, variant))),
      shown(ratioTo(page, 'bare'), 2),
      shown(ratioTo(page, 'fontless'), 3),
      of(({ largestPaint }) => largestPaint),
      of(({ loadEnd }) => loadEnd),
      shown(median(site.map(({ bytesBeforePaint }) => bytesBeforePaint)) / 1000, 1),
      shownIn(whole, ({ brandHeading }) => brandHeading),
      shownIn(whole, ({ brandText }) => brandText),
      String(Number(Math.max(0, ...whole.map(({ layoutShift }) => layoutShift)).toFixed(4))),
    ]
  })
  const heads = [
    'Page',
    'first paint, ms',
    'without web fonts, ms',
    'bare page, ms',
    'ratio to bare',
    'ratio to fontless',
    'largest paint, ms',
    'load, ms',
    'kB before first paint',
    "brand's face in heading",
    'in text',
    'layout shift',
  ]
  return table(heads, rows)
}

/** What no page can avoid, over all pages of a line. */
function connectionTable(pages: readonly Summary[]): string {
  const rows = variants.map((variant) => {
    const all = pages.flatMap(({ visits }) => visits[variant])
    const of = (value: (visit: Visit) => number) => shown(median(all.map(value)))
    return [
      variant,
      of(({ connected }) => connected),
      of(({ responseStart, connected }) => responseStart - connected),
      of(({ firstPaint, responseStart }) => firstPaint - responseStart),
    ]
  })
  return table(
    ['Variant', 'connection and TLS, ms', 'request to first byte, ms', 'from there to first paint, ms'],
    rows,
  )
}

function liveTable(visits: readonly Visit[]): string {
  const rows = summaries(visits).flatMap(({ address, line, visits: { site } }) => {
    const lives = site.flatMap(({ live }) => live ?? [])
    const [first] = lives
    if (first === undefined) return []
    const of = (value: (one: (typeof lives)[number]) => number) => median(lives.map(value))
    return [
      [
        address,
        line,
        first.since,
        shown(of(({ milliseconds }) => milliseconds)),
        shown(of(({ requests }) => requests)),
        shown(of(({ bytes }) => bytes) / 1000, 1),
      ],
    ]
  })
  return rows.length === 0 ? '' : table(['Form', 'line', 'since', 'live, ms', 'requests', 'kB'], rows)
}

const shown = (value: number, digits = 0): string => (Number.isNaN(value) ? '-' : value.toFixed(digits))

/** In how many visits something was shown: `5 of 5`. */
function shownIn(visits: readonly Visit[], isShown: (visit: Visit) => boolean | undefined): string {
  const known = visits.filter((visit) => isShown(visit) !== undefined)
  return known.length === 0 ? '-' : `${known.filter(isShown).length} of ${known.length}`
}
