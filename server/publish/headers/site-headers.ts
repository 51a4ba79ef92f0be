import { dataset } from '#content/facts/dataset.ts'
import { settings } from '#content/facts/settings.ts'
import { languages } from '#content/languages/languages.ts'
import { canonicalAddress, markdownFile } from '#server/document/addresses.ts'
import { speculationRulesFile } from '#server/publish/outputs/site-files.ts'
import { messageLinkPages, messageLinkRedirects } from '#server/publish/redirects.ts'
import type { HeaderRule, HeaderSet, Headers } from './header-set.ts'
import { reportedPolicy } from './policy.ts'

/** Caches keep the response and revalidate it for every use. */
const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

const noFrame = "frame-ancestors 'none'"
/** What the policy in a page cannot hold, and what a host without TLS must not say. */
const upgrade = ';upgrade-insecure-requests'
/** Browsers apply both policies. This one names no hash, so a host keeps it from one build to the next. */
const policy = noFrame + upgrade
/** A drawing, opened by itself, may style itself and do nothing else. */
const drawingPolicy = `default-src 'none';style-src 'unsafe-inline';${noFrame};sandbox`

/** Browser features that no page uses, denied to all. Chromium warns of names that it does not know, so none is listed. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Images that feed readers and previews show on other sites. */
const shownElsewhere = ['/social/*', '/figures/*', '/icon*', '/apple-touch-icon.png', '/favicon.ico']
const drawings = ['/figures/*', '/icon.svg']

/**
 * The headers of the site (OWASP Secure Headers; ASVS 5, section 3.4). They follow from the settings alone. The content
 * policy of a page stands in it (policy.ts).
 * @param privatePaths paths of the pages of a client's session, without leading slashes
 */
export function siteHeaders(privatePaths: readonly string[]): HeaderSet {
  const { siteUrl, reportEndpoint } = settings
  const everywhere = {
    'Content-Security-Policy': policy,
    ...(reportEndpoint === null ? {} : reporting(reportEndpoint)),
    // Without `preload`: leaving that list takes months, so joining it is the domain owner's decision.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(','),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': revalidated,
    'Speculation-Rules': `"/${speculationRulesFile}"`,
  }
  const rules: HeaderRule[] = [
    rule('/assets/*', { 'Cache-Control': immutable }),
    ...shownElsewhere.map((path) => rule(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    // The sandbox blocks the request for speculation rules, which Chromium reports as an error.
    ...drawings.map((path) => rule(path, { 'Content-Security-Policy': drawingPolicy, 'Speculation-Rules': '' })),
    // Media types that not every server knows (RFC 4180, RFC 7946).
    ...Object.values(languages).map(({ prefix }) =>
      rule(`${prefix}/site.webmanifest`, { 'Content-Type': 'application/manifest+json' }),
    ),
    rule(`/${speculationRulesFile}`, {
      'Content-Type': 'application/speculationrules+json',
      // Every page asks for the rules, and rules of yesterday still hold.
      'Cache-Control': 'public, max-age=86400',
    }),
    rule(`/${dataset.folder}/*.csv`, { 'Content-Type': 'text/csv; charset=utf-8' }),
    rule(`/${dataset.folder}/*.geojson`, { 'Content-Type': 'application/geo+json' }),
    // Hosts that derive the type from the name call it `application/javascript`, which RFC 9239 has made obsolete.
    rule(`/${dataset.folder}/recompute.mjs`, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    // The Markdown version of a page names it as the one to index (RFC 8288, RFC 6596). That of home is index.md, not .md.
    ...['*', ''].map((path) =>
      rule(`/${markdownFile(path)}`, {
        'Content-Type': 'text/markdown; charset=utf-8',
        Link: `<${canonicalAddress(siteUrl, path.replace('*', ':splat'))}>; rel="canonical"`,
      }),
    ),
    ...privatePaths.map((path) =>
      // Private pages lead to private pages, which are never prefetched: the rules would only delay their scripts.
      rule(`/${path}`, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Speculation-Rules': '' }),
    ),
    ...messageLinkPages.map((path) =>
      rule(path, {
        'Referrer-Policy': 'no-referrer',
        // A report names the address of its page, and that of a link in a message holds a token.
        ...(reportEndpoint === null ? {} : { [reportOnly]: noFrame }),
      }),
    ),
    ...messageLinkRedirects().map(({ from }) => ({
      ...rule(from, { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }),
      isMoved: true,
    })),
  ]
  return { hostName: new URL(siteUrl).hostname, everywhere, rules }
}

const rule = (path: string, headers: Headers): HeaderRule => ({ path, headers })

const reportOnly = 'Content-Security-Policy-Report-Only'

/** The policy in a page cannot ask for reports. Firefox knows `report-uri` alone (W3C Reporting API). */
const reporting = (endpoint: string): Headers => ({
  [reportOnly]: `${reportedPolicy()};report-uri ${endpoint};report-to csp`,
  'Reporting-Endpoints': `csp="${endpoint}"`,
})

/**
 * The set for a host without TLS on this machine. HSTS and `upgrade-insecure-requests` would both send a browser to an
 * https address that nobody answers, and browsers remember HSTS for localhost long after the host has stopped.
 */
export function withoutTransportSecurity({ everywhere, ...set }: HeaderSet): HeaderSet {
  const { 'Strict-Transport-Security': _dropped, 'Content-Security-Policy': sent = '', ...rest } = everywhere
  return { ...set, everywhere: { ...rest, 'Content-Security-Policy': sent.replace(upgrade, '') } }
}
