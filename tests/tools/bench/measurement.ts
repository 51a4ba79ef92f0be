import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from '#server/publish/cache/encodings.ts'

/** What one build took. */
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
  /** Compressed by brotli at its highest quality. */
  brotli: number
}

/** One size, built once as our site and once as each bare one. */
export interface Run {
  size: number
  site: Measured
  bare: Measured
  /** The bare one, its page drawn by React. */
  bareReact: Measured
  /** The files that grow with the number of articles. */
  files: Readonly<Record<string, FileSize>>
}

/** One size, built three times with cards and compression. */
export interface Cached {
  size: number
  /** How many cards a cold build draws, and how many files it compresses. */
  images: number
  files: number
  cold: Measured
  unchanged: Measured
  edited: Measured
}

const growing = ['blog.html', 'rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'llms.txt', 'llms-full.txt']

export const sizesOf = (site: string): Run['files'] =>
  Object.fromEntries(
    growing.map((file) => {
      const bytes = readFileSync(join(site, file))
      return [file, { bytes: bytes.length, brotli: compress['.br'](bytes).length }]
    }),
  )

/**
 * Builds a folder in a process of its own, whose peak memory is the build's: its threads are part of it.
 * @throws {Error} with what the build has said when it fails
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
