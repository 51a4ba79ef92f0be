/* Compares the headers of a deployed site's answers with those that the build asked for. */

import { headersOf } from '#server/publish/headers/header-set.ts'
import { mediaTypes } from '#server/publish/headers/media-types.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import type { Expected } from './expected.ts'
import type { Answer, Deployment } from './request.ts'

/** An address, and the kind of answer that it should get. */
interface Asked {
  path: string
  status: 200 | 404 | 'moved'
  /** The file that should be sent. */
  file?: string
}

/** Headers of HTTP itself, and those that the documented hosts add; a pattern restricts the value. */
const headersOfHosts: Readonly<Record<string, RegExp>> = {
  'accept-ranges': /./,
  age: /./,
  'alt-svc': /./,
  connection: /./,
  'content-encoding': /./,
  'content-length': /./,
  'content-type': /./,
  date: /./,
  etag: /./,
  'keep-alive': /./,
  'last-modified': /./,
  // A version tells an attacker what to try.
  server: /^\D*$/,
  'transfer-encoding': /./,
  vary: /^(\s*accept-encoding\s*,?)+$/i,
  via: /./,
  // Cloudflare
  'cf-cache-status': /./,
  'cf-ray': /./,
  nel: /./,
  'report-to': /\.nel\.cloudflare\.com/,
  'server-timing': /^cf/i,
  // Caches before a server (RFC 9211)
  'cache-status': /./,
}

const policyName = 'Content-Security-Policy'

/** The faults in the headers of an answer: those that differ from the build's, and those that are not of the build. */
export function headerFaults(site: Deployment, expected: Expected, asked: Asked, { headers }: Answer): string[] {
  // Local hosts have no TLS to require.
  const isLocal = site.origin.protocol === 'http:' && headers['strict-transport-security'] === undefined
  const set = isLocal ? withoutTransportSecurity(expected.headers) : expected.headers
  const isFound = asked.status === 200
  const { 'Content-Type': type, ...wanted } = headersOf(set, asked.path, isFound)
  // Some hosts set headers by path, and send those of the folder's files with a page that says that there is no such file.
  const ofFolder = isFound ? wanted : headersOf(set, asked.path, true)
  const faults = Object.entries(wanted).flatMap(([name, value]) => {
    const sent = headers[name.toLowerCase()]
    if (name === 'Cache-Control' && !isFound && sent === 'no-store') return []
    if (name !== 'Cache-Control' && (sent ?? '') === (ofFolder[name] ?? '')) return []
    if (name === policyName && sent !== undefined) return policyFaults(sent, value)
    return folded(sent) === folded(value) ? [] : [`${name} is ${sent ?? 'missing'}, not ${value}`]
  })
  const ofSet = new Set([...Object.keys(wanted), ...Object.keys(ofFolder)].map((name) => name.toLowerCase()))
  return [
    ...faults,
    ...(asked.file === undefined ? [] : typeFaults(headers['content-type'], type, asked.file)),
    ...Object.entries(headers).flatMap(([name, value = '']) =>
      ofSet.has(name) ? [] : extraFaults(name, value, asked),
    ),
  ]
}

/** Types by other names, each with that of the build. */
const synonyms: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
}
/** Types of text in which nothing else states the encoding. */
const plainTypes = ['text/csv', 'text/html', 'text/markdown', 'text/plain']

function typeFaults(sent = 'missing', ofRule: string | undefined, file: string): string[] {
  const kind = file.replace(/.*\./, '')
  const [wanted = ''] = (ofRule ?? mediaTypes[kind] ?? '').split(';')
  if (wanted === '') return [`add the type of .${kind} to server/publish/headers/media-types.ts`]
  const [, base = '', charset = ''] = /^([^;\s]+)(?:\s*;\s*charset="?([^;"]*))?/i.exec(sent.toLowerCase()) ?? []
  const isEncoded = charset === 'utf-8' || (charset === '' && !plainTypes.includes(wanted))
  if ((synonyms[base] ?? base) === wanted && isEncoded) return []
  return [`Content-Type is ${sent}, not ${wanted}${plainTypes.includes(wanted) ? '; charset=utf-8' : ''}`]
}

function extraFaults(name: string, value: string, { status }: Asked): string[] {
  if (name === 'location' && status === 'moved') return []
  if (name === 'x-robots-tag') return status === 200 ? [`X-Robots-Tag ${value} keeps it out of search`] : []
  const pattern = headersOfHosts[name]
  if (pattern?.test(value)) return []
  const what = pattern === undefined ? `${name} is not a header of the build` : `${name} should not be "${value}"`
  return [`${what}. Change it at the host, or headersOfHosts in server/publish/deploy/answer-headers.ts`]
}

const folded = (text = ''): string => text.replaceAll(/;\s*/g, '; ').toLowerCase()

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
