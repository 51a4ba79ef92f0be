import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '#server/publish/cache/brotli.ts'

/** Time and memory of one build. */
export interface Measured {
  /** Peak memory is that of the process up to the end of the step, in kB. */
  steps: Record<string, Cost>
  wallMs: number
  cpuMs: number
  peakKb: number
}

/** Milliseconds by the clock, and of all cores together. */
interface Cost {
  wallMs: number
  cpuMs: number
  peakKb: number
}

export interface FileSize {
  bytes: number
  /** Bytes as brotli 11. */
  brotli: number
}

/** One number of articles, built once as this site and once as each bare site. */
export interface Run {
  size: number
  site: Measured
  bare: Measured
  /** The bare site whose page React renders. */
  bareReact: Measured
  /** The files that grow with the number of articles. */
  files: Readonly<Record<string, FileSize>>
}

/** One number of articles, built three times with cards and compression. */
export interface Cached {
  size: number
  /** The number of cards that a cold build draws, and of files that it compresses. */
  images: number
  files: number
  cold: Measured
  unchanged: Measured
  edited: Measured
}

const growing = ['blog.html', 'rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'llms.txt', 'llms-full.txt']

export async function sizesOf(site: string): Promise<Run['files']> {
  const sizes = growing.map(async (file): Promise<[string, FileSize]> => {
    const bytes = readFileSync(join(site, file))
    return [file, { bytes: bytes.length, brotli: (await brotli(bytes)).length }]
  })
  return Object.fromEntries(await Promise.all(sizes))
}

/**
 * Builds a folder in a process of its own, so that the peak memory of the process is that of the build and its threads.
 * @throws {Error} with the output of a failed build
 */
export function measure(folder: string, script: string, without: readonly string[] = []): Measured {
  const report = join(folder, 'measured.json')
  const { status, stderr } = spawnSync(process.execPath, [script, report, ...without], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SOURCE_DATE_EPOCH: '1750000000', CAIRNLINE_IGNORE_ENV_FILE: '1' },
  })
  if (status !== 0) throw new Error(`The build in ${folder} failed.\n${stderr}`)
  return JSON.parse(readFileSync(report, 'utf8')) as Measured
}
