import { availableParallelism, totalmem } from 'node:os'
import type { Cached, Measured, Run } from '#tests/bench/measurement.ts'

/** What has to be done before a page's HTML is as it is served. */
const htmlSteps = ['pages', 'scripts', 'styles']

/** The measurements as Markdown: the least, the middle and the most of all rounds where there are several. */
export function report(runs: readonly Run[], cached: readonly Cached[]): string {
  const sizes = [...new Set(runs.map(({ size }) => size))]
  const of = (size: number) => runs.filter((run) => run.size === size)
  const builds = sizes.map((size) => {
    const each = (value: (run: Run) => number) => spread(of(size).map(value))
    return [
      String(size),
      each(({ site }) => site.wallMs / 1000),
      each(({ site }) => html(site) / 1000),
      each(({ site }) => site.peakKb / 1024),
      each(({ bare }) => html(bare) / 1000),
      each(({ bare }) => bare.peakKb / 1024),
    ]
  })
  const growth = sizes.slice(1).map((size, index) => {
    const before = sizes[index] ?? 0
    const further = of(size).map((run, round) => perArticle(of(before)[round] ?? run, run, size - before))
    const each = (value: (one: Growth) => number, digits = 2) => spread(further.map(value), digits)
    return [
      `${before} to ${size}`,
      each(({ html }) => html),
      each(({ bare }) => bare),
      each(({ html, bare }) => html / bare),
      each(({ beside }) => beside),
      each(({ kilobytes }) => kilobytes, 0),
    ]
  })
  const rebuilds =
    cached.length === 0
      ? []
      : (['cold', 'unchanged', 'edited'] as const).map((kind) => {
          const each = (value: (build: Measured) => number) => spread(cached.map((one) => value(one[kind])))
          return [
            kind === 'edited' ? 'one article edited' : kind,
            each(({ wallMs }) => wallMs / 1000),
            each(({ steps }) => (steps.cards?.wallMs ?? 0) / 1000),
            each(({ steps }) => (steps.compression?.wallMs ?? 0) / 1000),
            each(({ peakKb }) => peakKb / 1024),
          ]
        })
  const files = Object.keys(runs[0]?.files ?? {})
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  return [
    `${machine}. Rounds: ${of(sizes[0] ?? 0).length}; with several, each value is the least / the middle / the most.`,
    table(['Articles', 'build, s', 'of it HTML, s', 'peak, MiB', 'bare Vike, s', 'its peak, MiB'], builds),
    table(['Each further article', 'HTML, ms', 'bare Vike, ms', 'ratio', 'all beside, ms', 'memory, kB'], growth),
    `With cards and compression, ${cached[0]?.size ?? 0} articles:`,
    table(['Build', 'all, s', 'cards, s', 'compression, s', 'peak, MiB'], rebuilds),
    table(
      ['kB at', ...files],
      sizes.map((size) => [String(size), ...files.map((file) => ((of(size)[0]?.files[file] ?? 0) / 1000).toFixed(0))]),
    ),
  ].join('\n\n')
}

interface Growth {
  /** Milliseconds and kilobytes for each further article. */
  html: number
  bare: number
  beside: number
  kilobytes: number
}

function perArticle(less: Run, more: Run, articles: number): Growth {
  const each = (value: (run: Run) => number) => (value(more) - value(less)) / articles
  return {
    html: each(({ site }) => html(site)),
    bare: each(({ bare }) => html(bare)),
    beside: each(({ site }) => site.wallMs - html(site)),
    kilobytes: each(({ site }) => (site.peakKb * 1024) / 1000),
  }
}

const html = ({ steps }: Measured): number => htmlSteps.reduce((total, name) => total + (steps[name]?.wallMs ?? 0), 0)

function spread(values: readonly number[], digits = 1): string {
  const sorted = values.toSorted((a, b) => a - b)
  const shown = sorted.length < 2 ? sorted : [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)]
  return shown.map((value) => (value ?? 0).toFixed(digits)).join(' / ')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}
