/* Compares the files of a deployed site with those of the build: bytes, encodings, caching. */

import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { isCompressible } from '#server/publish/encodings.ts'
import { headerFaults } from './answer-headers.ts'
import type { Expected } from './expected.ts'
import type { ListedFile } from './file-list.ts'
import { type Answer, ask, type Deployment } from './request.ts'

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync } as const
const isEncoding = (name: string): name is keyof typeof decoders => Object.hasOwn(decoders, name)
/** Bytes read beyond the expected length, to detect a body that is too long. */
const slack = 1_024

/** A file of the build and its address. */
export interface Place {
  file: string
  path: string
  status: 200 | 404
}

const [desktop, phone, otherDesktop] = [
  'X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0',
].map((system) => ({
  'User-Agent': `Mozilla/5.0 (${system}`,
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
}))

/**
 * Who asks in each encoding: a program first, then browsers on other devices, in another language, and from a search
 * engine. Each has to get the same file: intruders and services in front of a host change what some of them get.
 */
const visitors = {
  identity: {},
  br: { ...desktop, 'Accept-Language': 'en-CA,en;q=0.9' },
  gzip: { ...phone, 'Accept-Language': 'fr-CA,fr;q=0.9' },
  zstd: { ...otherDesktop, Referer: 'https://www.google.com/' },
} as const
const encodings = ['identity', 'br', 'gzip', 'zstd'] as const

/** The faults in a host's answers for a file: plain, and in each encoding that the host offers. */
export async function fileFaults(site: Deployment, expected: Expected, place: Place): Promise<string[]> {
  const listed = expected.files[place.file]
  if (listed === undefined) return [`${place.path}: the list of the build has no ${place.file}`]
  const faults = new Set<string>()
  const answers: Answer[] = []
  const isText = isCompressible(place.file)
  for (const encoding of isText ? encodings : (['identity'] as const)) {
    const headers = { ...visitors[isText ? encoding : 'br'], 'Accept-Encoding': encoding }
    const answer = await ask(site, place.path, { headers, maxBytes: listed.bytes + slack })
    answers.push(answer)
    for (const fault of answerFaults(site, expected, place, answer, encoding)) faults.add(fault)
  }
  if (isText) for (const fault of encodingFaults(expected, place.file, listed, answers)) faults.add(fault)
  return [...faults].map((fault) => `${place.path}: ${fault}`)
}

/** Tags and dates by which a browser asks for a newer copy than its own, and gets the file. */
const conditions = [
  { 'If-None-Match': '"a tag of another build"' },
  { 'If-Modified-Since': new Date(0).toUTCString() },
] as const

/** The faults in a host's answers to a browser that has a copy of the file already, and to one that asks for its headers. */
export async function revalidationFaults(site: Deployment, expected: Expected, place: Place): Promise<string[]> {
  const maxBytes = (expected.files[place.file]?.bytes ?? 0) + slack
  const plain = { ...visitors.br, 'Accept-Encoding': 'identity' }
  const of = async (what: string, method: 'GET' | 'HEAD', headers: Record<string, string>) => {
    const answer = await ask(site, place.path, { method, headers: { ...plain, ...headers }, maxBytes })
    const faults = answerFaults(site, expected, place, answer, method === 'GET' ? 'identity' : undefined)
    return faults.map((fault) => `${place.path}: ${what}: ${fault}`)
  }
  const answer = await ask(site, place.path, { headers: plain, maxBytes })
  // The check of the files says what is wrong with it.
  if (answerFaults(site, expected, place, answer, 'identity').length > 0) return []
  const { etag: tag, 'last-modified': date } = answer.headers
  const own = tag === undefined ? { 'If-Modified-Since': date ?? '' } : { 'If-None-Match': tag }
  const { status } = await ask(site, place.path, { headers: { ...plain, ...own }, maxBytes })
  return [
    ...(await of('HEAD', 'HEAD', {})),
    ...(
      await Promise.all(conditions.map((sent) => of(`with ${Object.keys(sent)[0]} of another build`, 'GET', sent)))
    ).flat(),
    ...(status === 304 ? [] : [`${place.path}: status ${status}, not 304, for a browser that has this very file`]),
  ]
}

/** @param asked the encoding that was asked for; undefined where no body was */
function answerFaults(
  site: Deployment,
  expected: Expected,
  place: Place,
  answer: Answer,
  asked: string | undefined,
): string[] {
  if (answer.status !== place.status) return [`status ${answer.status}, not ${place.status}`]
  const listed = expected.files[place.file]
  return [
    ...(asked === undefined || listed === undefined ? [] : bodyFaults(answer, asked, listed)),
    ...headerFaults(site, expected, place, answer),
  ]
}

function bodyFaults({ headers, body }: Answer, asked: string, { bytes, sha256 }: ListedFile): string[] {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity' && encoding !== asked) return [`encoded as ${encoding} where ${asked} was asked for`]
  const as = encoding === 'identity' ? '' : `as ${encoding}, `
  const plain = decoded(body, encoding, bytes)
  if (plain === undefined) return [`${as}it does not decode to the ${bytes} bytes of the build`]
  if (plain.length > bytes) return [`${as}longer than the ${bytes} bytes of the build`]
  if (hash('sha256', plain) === sha256) return []
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

/** Kinds that every host compresses, from this size in bytes. Others are up to the host, if the build has no copies of them. */
const compressedKinds = /\.(html|css|js|json|svg|txt|xml)$/
const minBytes = 2_000

function encodingFaults(
  { encoded }: Expected,
  file: string,
  { bytes }: ListedFile,
  answers: readonly Answer[],
): string[] {
  const isCompressed = answers.some(({ headers }) => headers['content-encoding'] !== undefined)
  const mustBe = encoded.has(file) || (compressedKinds.test(file) && bytes >= minBytes)
  if (!isCompressed) return mustBe ? ['not compressed for a browser that reads br and gzip'] : []
  const isTold = answers.every(({ headers }) => /accept-encoding/i.test(headers.vary ?? ''))
  return isTold ? [] : ['Vary does not name Accept-Encoding']
}
