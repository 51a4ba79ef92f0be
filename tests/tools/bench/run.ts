import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withSection } from '#server/marked-section.ts'
import { copyProject } from '#tests/project-copy.ts'
import { addArticles, editArticle } from './articles.ts'
import { makeBareSite } from './bare-site.ts'
import { ownFolder, removeFolder } from './folders.ts'
import { type Cached, measure, type Run, sizesOf } from './measurement.ts'
import { chooseMedium } from './medium.ts'
import { report } from './report.ts'

// npm run bench: the cost of a further article, beside the cost of a bare Vike page with the same words in the same run.
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,100,1000,5000' },
    /** Sizes that are also built with cards and compression: cold, unchanged, and with one article edited. '' for none. */
    cached: { type: 'string', default: '100' },
    runs: { type: 'string', default: '1' },
    /** Number of rounds with cards and compression. Their times vary little, so fewer rounds do. */
    'cached-runs': { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
})
const listed = (counts: string) => counts.split(',').filter(Boolean).map(Number)
const sizes = listed(values.sizes)
const rounds = (count: string) => Array.from({ length: Number(count) }, (_, index) => index + 1)
const started = performance.now()
const medium = chooseMedium()

const cached = rounds(values['cached-runs']).flatMap((round) =>
  listed(values.cached).map((size) => benchCache(size, round)),
)
const runs: Run[] = []
for (const round of rounds(values.runs)) for (const size of sizes) runs.push(await benchSize(size, round))
const text = report(runs, cached, medium)
process.stdout.write(`${text}\n`)
if (values.write) {
  const file = 'docs/measurements.md'
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), { file, name: 'bench', command: 'bench' }, text))
}

async function benchSize(size: number, round: number): Promise<Run> {
  const [ours, bare, bareReact] = [
    ownFolder(copyProject('bench')),
    makeBareSite(size, 'text'),
    makeBareSite(size, 'react'),
  ]
  try {
    addArticles(ours, size)
    note(`round ${round}, ${size} articles: the site`)
    // Cards and compression cost once for each article, on all cores, and are measured apart.
    const site = measure(ours, 'tests/tools/bench/measured-build.ts', ['cards', 'compression'])
    note(`round ${round}, ${size} articles: the bare sites`)
    return {
      size,
      site,
      bare: measure(bare, 'measured-build.ts'),
      bareReact: measure(bareReact, 'measured-build.ts'),
      files: await sizesOf(join(ours, 'dist/client')),
    }
  } finally {
    for (const folder of [ours, bare, bareReact]) removeFolder(folder)
  }
}

function benchCache(size: number, round: number): Cached {
  const folder = ownFolder(copyProject('bench'))
  const build = (kind: 'cold' | 'unchanged' | 'edited') => {
    note(`round ${round}, ${size} articles with cards and compression: ${kind}`)
    return measure(folder, 'tests/tools/bench/measured-build.ts')
  }
  try {
    addArticles(folder, size)
    const [cold, unchanged] = [build('cold'), build('unchanged')]
    editArticle(folder, 0)
    const edited = build('edited')
    const built = readdirSync(join(folder, 'dist/client'), { recursive: true, encoding: 'utf8' })
    const count = (end: string) => built.filter((file) => file.endsWith(end)).length
    return { size, images: count('.png'), files: count('.br'), cold, unchanged, edited }
  } finally {
    removeFolder(folder)
  }
}

function note(text: string): void {
  process.stderr.write(`${Math.round((performance.now() - started) / 1000)} s: ${text}\n`)
}
