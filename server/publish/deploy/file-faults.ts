import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { sha256Of } from '#server/publish/dataset/tables.ts'
import { isCompressible } from '#server/publish/encodings.ts'
import { headersOf } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import type { Expected } from './expected.ts'
import type { ListedFile } from './file-list.ts'
import { type Answer, ask, type Deployment } from './request.ts'

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync } as const
const isEncoding = (name: string): name is keyof typeof decoders => Object.hasOwn(decoders, name)
const policyName = 'Content-Security-Policy'
/** Bytes read beyond the expected length, to detect a body that is too long. */
const slack = 1_024

/** A file of the build and its address. */
interface Place {
  file: string
  path: string
  status: 200 | 404
}

/** The faults in a host's answers for a file: plain, and in each encoding that the host offers. */
export async function fileFaults(site: Deployment, expected: Expected, place: Place): Promise<string[]> {
  const listed = expected.files[place.file]
  if (listed === undefined) return [`${place.path}: the list of the build has no ${place.file}`]
  const faults = new Set<string>()
  for (const encoding of isCompressible(place.file) ? ['identity', ...Object.keys(decoders)] : ['identity']) {
    const headers = { 'Accept-Encoding': encoding }
    const answer = await ask(site, place.path, { headers, longest: listed.bytes + slack })
    if (answer.status !== place.status) faults.add(`status ${answer.status}, not ${place.status}`)
    else
      for (const fault of [...bodyFaults(answer, encoding, listed), ...headerFaults(site, expected, place, answer)])
        faults.add(fault)
  }
  return [...faults].map((fault) => `${place.path}: ${fault}`)
}

function bodyFaults({ headers, body }: Answer, asked: string, { bytes, sha256 }: ListedFile): string[] {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity' && encoding !== asked) return [`encoded as ${encoding} where ${asked} was asked for`]
  const as = encoding === 'identity' ? '' : `as ${encoding}, `
  const plain = decoded(body, encoding, bytes)
  if (plain === undefined) return [`${as}it does not decode to the ${bytes} bytes of the build`]
  if (plain.length > bytes) return [`${as}longer than the ${bytes} bytes of the build`]
  if (sha256Of(plain) === sha256) return []
  return [`${as}not the bytes of the build. Does the host change files, or is this another build?`]
}

/** The decoded body. Undefined if it cannot be decoded, or is longer than the limit. */
function decoded(body: Buffer, encoding: string, bytes: number): Buffer | undefined {
  if (!isEncoding(encoding)) return body
  try {
    return decoders[encoding](body, { maxOutputLength: Math.max(bytes, 1) })
  } catch {
    return undefined
  }
}

function headerFaults(site: Deployment, expected: Expected, { path, status }: Place, { headers }: Answer): string[] {
  // Local hosts have no TLS to require.
  const isLocal = site.origin.protocol === 'http:' && headers['strict-transport-security'] === undefined
  const set = isLocal ? withoutTransportSecurity(expected.headers) : expected.headers
  // For a missing file only the policy is checked: some hosts send the other headers of the folder's files.
  const wanted = Object.entries(headersOf(set, path, status === 200)).filter(
    ([name]) => status === 200 || name === policyName,
  )
  const faults = wanted.flatMap(([name, value]) => {
    const sent = headers[name.toLowerCase()]
    if (sent !== undefined && name === policyName) return policyFaults(String(sent), value)
    return folded(String(sent)) === folded(value) ? [] : [`${name} is ${sent ?? 'missing'}, not ${value}`]
  })
  const marks = headers['x-robots-tag']
  if (status === 200 && marks !== undefined && !wanted.some(([name]) => name === 'X-Robots-Tag'))
    faults.push(`X-Robots-Tag ${marks} keeps it out of search`)
  if (headers['access-control-allow-origin'] !== undefined)
    faults.push('Access-Control-Allow-Origin lets other sites read it')
  return faults
}

const folded = (text: string): string => text.replaceAll(/;\s*/g, '; ').toLowerCase()

/** The directives in which a policy differs from that of the build. */
function policyFaults(sent: string, expected: string): string[] {
  const [there, here] = [directivesOf(sent), directivesOf(expected)]
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((name) => {
    const [given, wanted] = [there.get(name), here.get(name)]
    return given === wanted ? [] : [`${policyName} has ${given ?? `no ${name}`}, not ${wanted ?? `no ${name}`}`]
  })
}

/** Directives by name, each with its sources sorted. */
const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/)
      return [name.toLowerCase(), [name.toLowerCase(), ...sources.sort()].join(' ')]
    }),
  )
