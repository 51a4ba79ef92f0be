import type { Headers } from '#server/publish/headers/header-set.ts'

/** One response over HTTPS to a first visit. */
interface Graded {
  headers: Headers
  html: string
}

/** Half a year in seconds. A shorter HSTS period costs points. */
const leastMaxAge = 15_768_000
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const tooBroad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'data:', "'unsafe-inline'", "'unsafe-eval'"]

/**
 * The score by the rules of MDN's HTTP Observatory, version 4
 * (developer.mozilla.org/observatory/docs/tests_and_scoring): 100 less penalties, and bonuses only where penalties leave at least 90. A+ is 100 or more.
 * Its npm package agrees on this site's pages, but brings a database server and 200 packages with it.
 */
export function score(response: Graded): number {
  const changes = [
    contentPolicy(response),
    cookies(response),
    referrer(response),
    transportSecurity(response),
    integrity(response),
    sniffing(response),
    framing(response),
    resourcePolicy(response),
    sharing(response),
  ]
  const penalised = changes.filter((change) => change < 0).reduce((sum, change) => sum + change, 100)
  return penalised >= 90 ? changes.reduce((sum, change) => sum + change, 100) : penalised
}

/** Directives by name, as a browser reads them (CSP 3, section 2.2.1). */
export function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return name ? [[name.toLowerCase(), sources] as const] : []
    }),
  )
}

/** The policy in the page. That of the headers adds directives which no page can hold, and allows nothing. */
function contentPolicy({ html }: Graded): number {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1]
  if (policy === undefined) return -25
  const given = directives(policy)
  const fallback = given.get('default-src') ?? ['*']
  const broad = (name: string) => (given.get(name) ?? fallback).some((source) => tooBroad.includes(source))
  if (broad('script-src') || broad('object-src')) return -20
  if ([...given.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (broad('style-src')) return 0
  return fallback.join(' ') === "'none'" ? 10 : 5
}

function cookies({ headers }: Graded): number {
  const cookie = headers['Set-Cookie']
  return cookie === undefined || /;\s*secure/i.test(cookie) ? 0 : -20
}

function referrer({ headers }: Graded): number {
  const policy = headers['Referrer-Policy']
  if (policy === undefined) return 0
  return privateReferrers.includes(policy) ? 5 : -5
}

function transportSecurity({ headers }: Graded): number {
  const value = headers['Strict-Transport-Security']
  if (!value) return -20
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= leastMaxAge ? 0 : -10
}

function integrity({ html }: Graded): number {
  const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]*)"[^>]*>/g)]
  const unhashed = scripts.filter(([tag]) => !tag.includes(' integrity='))
  if (unhashed.some(([, source = '']) => !/^\/[^/]/.test(source))) return -5
  return scripts.length > 0 && unhashed.length === 0 ? 5 : 0
}

const sniffing = ({ headers }: Graded): number => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5)

function framing({ headers }: Graded): number {
  const ancestors = directives(headers['Content-Security-Policy'] ?? '').get('frame-ancestors')
  if (ancestors !== undefined && !ancestors.some((source) => tooBroad.includes(source))) return 5
  return /^(DENY|SAMEORIGIN)$/.test(headers['X-Frame-Options'] ?? '') ? 0 : -20
}

function resourcePolicy({ headers }: Graded): number {
  return /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '') ? 10 : 0
}

/** Whether a response is readable by every origin, with credentials. */
function sharing({ headers }: Graded): number {
  return headers['Access-Control-Allow-Credentials'] === 'true' ? -50 : 0
}
