/* The headers that every host has to send with pages and files. */

import { dataset } from '#content/facts/dataset.ts'
import { settings } from '#content/facts/settings.ts'
import { languages } from '#content/languages/languages.ts'
import { canonicalAddress, markdownFile } from '#server/document/addresses.ts'
import { speculationRulesFile } from '#server/publish/outputs/site-files.ts'
import { reportedPolicy } from './content-security-policy.ts'
import type { HeaderRule, HeaderSet, Headers } from './header-set.ts'
import { mediaTypes } from './media-types.ts'

/** Caches store the response and revalidate it for every use. */
const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

const noFrame = "frame-ancestors 'none'"
/** Directives that the policy in a page cannot contain, and one that a host without TLS must not send. */
const upgrade = ';upgrade-insecure-requests'
/** Browsers apply both policies. This one contains no hash, so it stays the same from build to build. */
const policy = noFrame + upgrade
/**
 * A file that is no page, opened as a document: browsers style it, feeds link a stylesheet, and neither loads anything else.
 * The styles and fonts are those of the not-found page, too: hosts that set headers by path send them with it.
 */
export const filePolicy = `default-src 'none';style-src 'self' 'unsafe-inline';img-src 'self';font-src 'self';${noFrame}`
/** A drawing that is opened as a document may only style itself. */
const drawingPolicy = `default-src 'none';style-src 'unsafe-inline';${noFrame};sandbox`

/**
 * Browser features that no page uses, denied to all. Names that Chromium does not know are left out, because it logs
 * warnings.
 */
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

/** Images that other sites may show: feed readers and link previews. */
const shownElsewhere = ['/social/*', '/figures/*', '/icon*', '/apple-touch-icon.png', '/favicon.ico']
const drawings = ['/figures/*', '/icon.svg']
/** The files that are no pages. Drawings have a policy of their own. */
const files = [
  '/assets/*',
  ...Object.keys(mediaTypes)
    .filter((kind) => !['html', 'js', 'svg', 'woff2'].includes(kind))
    .map((kind) => `/*.${kind}`),
]

/**
 * The headers of the site (OWASP Secure Headers; ASVS 5, section 3.4). They depend only on the settings. The content
 * security policy of a page is in the page (content-security-policy.ts).
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
    // Both policies block the request for speculation rules, which Chromium reports as an error.
    ...files.map((path) => rule(path, { 'Content-Security-Policy': filePolicy, 'Speculation-Rules': '' })),
    ...drawings.map((path) => rule(path, { 'Content-Security-Policy': drawingPolicy, 'Speculation-Rules': '' })),
    // Open data, for maps and notebooks in a browser.
    rule(`/${dataset.folder}/*`, {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    // Media types that not every server knows (RFC 4180, RFC 7946).
    ...Object.values(languages).map(({ prefix }) =>
      rule(`${prefix}/site.webmanifest`, { 'Content-Type': 'application/manifest+json' }),
    ),
    rule(`/${speculationRulesFile}`, {
      'Content-Type': 'application/speculationrules+json',
      // Every page requests the rules, and rules of the day before still work.
      'Cache-Control': 'public, max-age=86400',
    }),
    rule(`/${dataset.folder}/*.csv`, { 'Content-Type': 'text/csv; charset=utf-8' }),
    rule(`/${dataset.folder}/*.geojson`, { 'Content-Type': 'application/geo+json' }),
    rule(`/${dataset.folder}/*.gpx`, { 'Content-Type': 'application/gpx+xml' }),
    rule(`/${dataset.folder}/*.parquet`, { 'Content-Type': 'application/octet-stream' }),
    // Hosts that derive the type from the file name send `application/javascript`, which RFC 9239 made obsolete.
    rule(`/${dataset.folder}/recompute.mjs`, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    // Hosts have various types for Python. As text, a browser shows the script instead of saving it.
    rule(`/${dataset.folder}/recompute.py`, { 'Content-Type': 'text/plain; charset=utf-8' }),
    // The Markdown version of a page names it as the one to index (RFC 8288, RFC 6596). That of home is index.md, not .md.
    ...['*', ''].map((path) =>
      rule(`/${markdownFile(path)}`, {
        'Content-Type': 'text/markdown; charset=utf-8',
        Link: `<${canonicalAddress(siteUrl, path.replace('*', ':splat'))}>; rel="canonical"`,
      }),
    ),
    ...privatePaths.map((path) =>
      // Private pages link to private pages, which are never prefetched; the rules would only delay their scripts.
      rule(`/${path}`, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Speculation-Rules': '' }),
    ),
  ]
  return { hostName: new URL(siteUrl).hostname, everywhere, rules }
}

const rule = (path: string, headers: Headers): HeaderRule => ({ path, headers })

/** The policy in a page cannot request reports. Firefox supports only `report-uri` (W3C Reporting API). */
const reporting = (endpoint: string): Headers => ({
  'Content-Security-Policy-Report-Only': `${reportedPolicy()};report-uri ${endpoint};report-to csp`,
  'Reporting-Endpoints': `csp="${endpoint}"`,
})

/**
 * The set for a host without TLS on this machine. HSTS and `upgrade-insecure-requests` would both send a browser to https,
 * where no server listens, and browsers remember HSTS for localhost after the host has stopped.
 */
export function withoutTransportSecurity({ everywhere, ...set }: HeaderSet): HeaderSet {
  const { 'Strict-Transport-Security': _dropped, 'Content-Security-Policy': sent = '', ...rest } = everywhere
  return { ...set, everywhere: { ...rest, 'Content-Security-Policy': sent.replace(upgrade, '') } }
}
