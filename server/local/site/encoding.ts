import { stat } from 'node:fs/promises'
import { parseAccept } from 'hono/utils/accept'

/** Content encodings of the files that the build writes beside each text file, smallest first. */
const encodings = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'zstd', extension: '.zst' },
  { encoding: 'gzip', extension: '.gz' },
] as const

export interface Variant {
  file: string
  /** Value of Content-Encoding; undefined for the file itself. */
  encoding?: (typeof encodings)[number]['encoding']
  /** Whether the answer depends on Accept-Encoding. */
  varies: boolean
}

/** The variant of a file that a client prefers, by its Accept-Encoding (RFC 9110, section 12.5.3). */
export async function chooseVariant(file: string, acceptEncoding: string | undefined): Promise<Variant> {
  const accepted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const any = accepted.get('*') ?? 0
  let best: Variant = { file, varies: false }
  let bestQuality = accepted.get('identity') ?? 0
  for (const { encoding, extension } of encodings) {
    if (!(await exists(file + extension))) continue
    best.varies = true
    const quality = accepted.get(encoding) ?? any
    // At equal quality an encoding wins over the file itself, being smaller, and the first encoding over the others.
    if (quality > bestQuality || (quality > 0 && quality === bestQuality && best.encoding === undefined)) {
      best = { file: file + extension, encoding, varies: true }
      bestQuality = quality
    }
  }
  return best
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile()
  } catch {
    return false
  }
}
