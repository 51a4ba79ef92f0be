import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withSection } from '#server/marked-section.ts'
import { addArticles, editArticle } from '#tests/bench/articles.ts'
import { makeBareSite } from '#tests/bench/bare-site.ts'
import { type Cached, measure, type Run, sizesOf } from '#tests/bench/measurement.ts'
import { report } from '#tests/bench/report.ts'
import { copyProject } from '#tests/project-copy.ts'

// npm run bench: what a further article costs, beside the least that a Vike page of the same words costs in the same run.
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,100,1000,5000' },
    /** How many articles are built with cards and compression: cold, unchanged, and with one edited. */
    cached: { type: 'string', default: '100' },
    runs: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Array.from({ length: Number(values.runs) }, (_, index) => index + 1)

const runs = rounds.flatMap((round) => sizes.map((size) => benchSize(size, round)))
const cached = rounds.map((round) => benchCache(Number(values.cached), round))
const text = report(runs, cached)
process.stdout.write(`${text}\n`)
if (values.write) {
  const file = 'docs/measurements.md'
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), { file, name: 'bench', command: 'bench' }, text))
}

function benchSize(size: number, round: number): Run {
  note(`${size} articles, round ${round}`)
  const [ours, bare] = [copyProject('bench'), makeBareSite(size)]
  try {
    addArticles(ours, size)
    // Drawing and compressing are counted apart: once for each article, on all cores.
    const site = measure(ours, 'tests/bench/measured-build.ts', ['cards', 'compression'])
    return { size, site, bare: measure(bare, 'measured-build.ts'), files: sizesOf(join(ours, 'dist/client')) }
  } finally {
    for (const folder of [ours, bare]) rmSync(folder, { recursive: true, force: true })
  }
}

function benchCache(size: number, round: number): Cached {
  note(`${size} articles with cards and compression: cold, unchanged, one edited; round ${round}`)
  const folder = copyProject('bench')
  const build = () => measure(folder, 'tests/bench/measured-build.ts')
  try {
    addArticles(folder, size)
    const [cold, unchanged] = [build(), build()]
    editArticle(folder, 0)
    return { size, cold, unchanged, edited: build() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function note(text: string): void {
  process.stderr.write(`${text}\n`)
}
