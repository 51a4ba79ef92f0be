import { stat } from 'node:fs/promises'
import { parseAccept } from 'hono/utils/accept'

/** Compressed copies beside a file, best first. */
const copies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'zstd', extension: '.zst' },
  { encoding: 'gzip', extension: '.gz' },
] as const

export interface Variant {
  file: string
  /** Value of Content-Encoding; none for the file itself. */
  encoding?: (typeof copies)[number]['encoding']
  /** Whether the answer depends on Accept-Encoding. */
  varies: boolean
}

/** The copy of a file that the client likes best (RFC 9110, section 12.5.3), or the file itself. */
export async function chooseVariant(file: string, acceptEncoding: string | undefined): Promise<Variant> {
  const accepted = new Map(parseAccept(acceptEncoding ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  const any = accepted.get('*') ?? 0
  let best: Variant = { file, varies: false }
  let bestQuality = accepted.get('identity') ?? 0
  for (const { encoding, extension } of copies) {
    if (!(await exists(file + extension))) continue
    best.varies = true
    const quality = accepted.get(encoding) ?? any
    // A copy as welcome as the file itself is better, for it is smaller; of two copies the first is.
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
