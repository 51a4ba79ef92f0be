import { availableParallelism, totalmem } from 'node:os'
import type { Cached, FileSize, Measured, Run } from './measurement.ts'
import type { Medium } from './medium.ts'
import { rebuilds } from './rebuilds.ts'
import { spread, table } from './table.ts'

/** The steps of a build that produce the HTML as it is served. */
const htmlSteps = ['pages', 'writing']

/** The measurements as Markdown, with minimum, median and maximum of several rounds. */
export function report(runs: readonly Run[], cached: readonly Cached[], medium: Medium): string {
  const sizes = [...new Set(runs.map(({ size }) => size))]
  const of = (size: number) => runs.filter((run) => run.size === size)
  const builds = sizes.map((size) => {
    const each = (value: (run: Run) => number) => spread(of(size).map(value))
    return [
      String(size),
      each(({ site }) => site.wallMs / 1000),
      each(({ site }) => html(site) / 1000),
      each(({ site }) => site.peakKb / 1024),
      each(({ bareReact }) => html(bareReact) / 1000),
      each(({ bareReact }) => bareReact.peakKb / 1024),
      each(({ bare }) => html(bare) / 1000),
    ]
  })
  const growth = sizes.slice(1).map((size, index) => {
    const before = sizes[index] ?? 0
    const further = of(size).map((run, round) => perArticle(of(before)[round] ?? run, run, size - before))
    const each = (value: (one: Growth) => number, digits = 2) => spread(further.map(value), digits)
    return [
      `${before} to ${size}`,
      each(({ html }) => html),
      each(({ cpu }) => cpu),
      each(({ bareReact }) => bareReact),
      each(({ html, bareReact }) => html / bareReact),
      each(({ cpu, bareReactCpu }) => cpu / bareReactCpu),
      each(({ bare }) => bare),
      each(({ html, bare }) => html / bare),
      each(({ beside }) => beside),
      each(({ kilobytes }) => kilobytes, 0),
    ]
  })
  const files = Object.keys(runs[0]?.files ?? {})
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  return [
    `${machine}, built ${medium}. Rounds: ${of(sizes[0] ?? 0).length}; with several, each value is the least / the middle / the most.`,
    `*Bare with React* is Vike with React's static markup of one \`<article>\`; *bare* has no React at all. Neither has a
layout, styles or a head beyond a title. The budget is judged by the bare one with React: that is what our pages are made
with, and what Vike's HTML-only examples are.`,
    table(
      ['Articles', 'build, s', 'of it HTML, s', 'peak, MiB', 'bare with React, s', 'its peak, MiB', 'bare, s'],
      builds,
    ),
    table(
      [
        'Each further article',
        'HTML, ms',
        'of all cores, ms',
        'bare with React, ms',
        'ratio',
        'ratio of all cores',
        'bare, ms',
        'ratio to it',
        'all beside, ms',
        'memory, kB',
      ],
      growth,
    ),
    verdict(sizes, runs),
    ...rebuilds(cached),
    'Files that name every article, in kB: as they are / as brotli at its highest quality.',
    table(
      ['Articles', ...files],
      sizes.map((size) => [String(size), ...files.map((file) => kilobytes(of(size)[0]?.files[file]))]),
    ),
  ].join('\n\n')
}

interface Growth {
  /** Milliseconds and kilobytes for each further article. */
  html: number
  cpu: number
  bare: number
  bareReact: number
  bareReactCpu: number
  beside: number
  kilobytes: number
}

function perArticle(less: Run, more: Run, articles: number): Growth {
  const each = (value: (run: Run) => number) => (value(more) - value(less)) / articles
  return {
    html: each(({ site }) => html(site)),
    cpu: each(({ site }) => html(site, 'cpuMs')),
    bare: each(({ bare }) => html(bare)),
    bareReact: each(({ bareReact }) => html(bareReact)),
    bareReactCpu: each(({ bareReact }) => html(bareReact, 'cpuMs')),
    beside: each(({ site }) => site.wallMs - html(site)),
    kilobytes: each(({ site }) => (site.peakKb * 1024) / 1000),
  }
}

const html = ({ steps }: Measured, by: 'wallMs' | 'cpuMs' = 'wallMs'): number =>
  htmlSteps.reduce((total, name) => total + (steps[name]?.[by] ?? 0), 0)

/** The budgets of a further article, by the median of all rounds between the smallest and the largest size. */
function verdict(sizes: readonly number[], runs: readonly Run[]): string {
  const [least = 0, most = 0] = [Math.min(...sizes), Math.max(...sizes)]
  if (least === most) return ''
  const of = (size: number) => runs.filter((run) => run.size === size)
  const further = of(most).map((run, round) => perArticle(of(least)[round] ?? run, run, most - least))
  const middle = (value: (one: Growth) => number) =>
    further.map(value).sort((a, b) => a - b)[Math.floor((further.length - 1) / 2)] ?? 0
  const line = (what: string, value: number, budget: number, digits: number) =>
    `${what} ${value.toFixed(digits)} of ${budget} (${value <= budget ? 'held' : 'not held'})`
  const held = [
    line(
      'HTML, ms',
      middle(({ html }) => html),
      3,
      2,
    ),
    line(
      'times bare with React',
      middle(({ html, bareReact }) => html / bareReact),
      1.3,
      2,
    ),
    line(
      'memory, kB',
      middle(({ kilobytes }) => kilobytes),
      150,
      0,
    ),
  ]
  return `Budgets of a further article, ${least} to ${most}: ${held.join('; ')}.`
}

const kilobytes = ({ bytes, brotli }: FileSize = { bytes: 0, brotli: 0 }): string =>
  `${(bytes / 1000).toFixed(0)} / ${(brotli / 1000).toFixed(0)}`
