import { dataset } from '#content/facts/dataset.ts'
import { addressesOf, languages } from '#content/languages/languages.ts'
import { canonicalAddress } from '#server/document/canonical.ts'
import { markdownFile } from '#server/document/markdown-file.ts'
import { messageLinkPages, messageLinkRedirects } from '#server/publish/message-links.ts'
import { speculationRulesFile } from '#server/publish/outputs/speculation-rules.ts'
import type { HeaderRule, HeaderSet, Headers } from './header-set.ts'
import {
  assetPolicy,
  drawingPolicy,
  type PageNeeds,
  pagePolicy,
  reportGroup,
  separator,
  upgradeDirective,
} from './policy.ts'

/** Caches keep the response and revalidate it for every use. */
const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

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
/** Media types of the dataset's files by their extension (RFC 4180, RFC 7946). */
const dataTypes = {
  csv: 'text/csv; charset=utf-8',
  geojson: 'application/geo+json',
} as const
/** Pages that talk to a service, by its setting. All others talk to nobody. */
const authPages = [...addressesOf('/login'), ...addressesOf('/welcome')]
const formPages = addressesOf('/contact')
/** Pages with a captcha, when the site has one. */
const captchaPages = [...messageLinkPages, ...formPages]

/** Pages with the same styles. */
export interface StyledPages {
  /** Their clean address: `/about`, or `/blog/*` for every page of a folder. */
  path: string
  /** Hash sources of their inline styles. */
  styles: readonly string[]
}

export interface SiteHeadersInput {
  siteUrl: string
  /** Addresses of the auth project and of the form service: absolute, or paths of the site's own host. */
  services: { authUrl: string; formEndpoint: string }
  /** Hash sources of the inline scripts, which all pages share. */
  scripts: readonly string[]
  /** All pages but the not-found ones. */
  pages: readonly StyledPages[]
  /** Hash sources of the inline styles of the not-found pages. */
  notFoundStyles: readonly string[]
  /** Hash sources of the style sheets in drawings. */
  drawings: readonly string[]
  /** Paths of the pages of a client's session, without leading slashes. */
  privatePaths: readonly string[]
  captcha: 'none' | 'onForms'
  /** Where browsers report what a policy has blocked; null for nowhere. */
  reportEndpoint?: string | null
}

/** The headers of the site, independent of the host (OWASP Secure Headers; ASVS 5, section 3.4). */
export function siteHeaders(input: SiteHeadersInput): HeaderSet {
  const { siteUrl, drawings: drawn, privatePaths, reportEndpoint = null } = input
  // For all that is no page, and for the not-found page in its place.
  const elsewhere = pagePolicy(notFoundNeeds(input.scripts, input.notFoundStyles), reportEndpoint)
  const everywhere = {
    'Content-Security-Policy': elsewhere,
    ...(reportEndpoint === null ? {} : { 'Reporting-Endpoints': `${reportGroup}="${reportEndpoint}"` }),
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
    ...pageRules(input),
    // Scripts and fonts are no documents: neither the pages' policy nor speculation rules apply to them.
    found('/assets/*', {
      'Cache-Control': immutable,
      'Content-Security-Policy': assetPolicy,
      'Speculation-Rules': '',
    }),
    ...shownElsewhere.map((path) => always(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    // The sandbox of a drawing blocks the request for speculation rules, which Chromium reports as an error. Hosts that set
    // headers by path alone answer a missing drawing with this policy, too, and so with the styles of the not-found page.
    ...drawings.map(
      (path): HeaderRule => ({
        path,
        headers: {
          'Content-Security-Policy': drawingPolicy([...drawn, ...input.notFoundStyles]),
          'Speculation-Rules': '',
        },
        when: 'foundWhereKnown',
      }),
    ),
    // Media types that not every server knows.
    ...Object.values(languages).map(({ prefix }) =>
      found(`${prefix}/site.webmanifest`, { 'Content-Type': 'application/manifest+json' }),
    ),
    found(`/${speculationRulesFile}`, {
      'Content-Type': 'application/speculationrules+json',
      // Every page asks for the rules, and rules of yesterday still hold.
      'Cache-Control': 'public, max-age=86400',
    }),
    ...Object.entries(dataTypes).map(
      ([end, type]): HeaderRule => ({
        path: `/${dataset.folder}/*.${end}`,
        headers: { 'Content-Type': type },
        when: 'foundWhereKnown',
      }),
    ),
    // Hosts that derive the type from the name call it `application/javascript`, which RFC 9239 has made obsolete.
    found(`/${dataset.folder}/recompute.mjs`, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    // A Markdown twin names its page as the one to index. That of home is index.md, not .md.
    ...['*', ''].map((path) => markdownTwin(path, canonicalAddress(siteUrl, path.replace('*', ':splat')), elsewhere)),
    ...privatePaths.map((path) =>
      // Private pages lead to private pages, which are never prefetched: the rules would only delay their scripts.
      always(`/${path}`, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Speculation-Rules': '' }),
    ),
    ...messageLinkPages.map((path) => always(path, { 'Referrer-Policy': 'no-referrer' })),
    ...messageLinkRedirects().map(
      ({ from }): HeaderRule => ({
        path: from,
        headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
        when: 'moved',
      }),
    ),
  ]
  return { hostName: new URL(siteUrl).hostname, everywhere, rules }
}

/** What a not-found page needs. */
export const notFoundNeeds = (scriptHashes: readonly string[], styleHashes: readonly string[]): PageNeeds => ({
  scriptHashes,
  styleHashes,
  calls: [],
  posts: [],
  captcha: 'none',
})

/** The policy of each page. Of two rules that match a page the later holds, so rules for folders come first. */
function pageRules({
  scripts,
  pages,
  notFoundStyles,
  services,
  captcha,
  reportEndpoint,
}: SiteHeadersInput): HeaderRule[] {
  const isFolder = ({ path }: StyledPages) => path.endsWith('*')
  const ordered = pages.toSorted((a, b) => Number(isFolder(b)) - Number(isFolder(a)) || a.path.length - b.path.length)
  return ordered.map((one): HeaderRule => {
    const { path } = one
    const needs: PageNeeds = {
      scriptHashes: scripts,
      // Hosts that set headers by path alone send a folder's policy with the not-found page, too.
      styleHashes: isFolder(one) ? [...one.styles, ...notFoundStyles] : one.styles,
      calls: [
        ...(authPages.includes(path) ? [services.authUrl] : []),
        ...(formPages.includes(path) ? [services.formEndpoint] : []),
      ],
      posts: formPages.includes(path) ? [services.formEndpoint] : [],
      captcha: captchaPages.includes(path) ? captcha : 'none',
    }
    // A report names the address of its page, and that of a link in a message holds a token.
    const policy = pagePolicy(needs, messageLinkPages.includes(path) ? null : reportEndpoint)
    return { path, headers: { 'Content-Security-Policy': policy }, when: isFolder(one) ? 'foundWhereKnown' : 'always' }
  })
}

const always = (path: string, headers: Headers): HeaderRule => ({ path, headers, when: 'always' })
const found = (path: string, headers: Headers): HeaderRule => ({ path, headers, when: 'found' })

/**
 * The rule of Markdown twins: a header names the canonical address (RFC 8288, RFC 6596), since they have no head. Their
 * policy is not that of the pages of their folder.
 */
const markdownTwin = (path: string, canonical: string, policy: string): HeaderRule => ({
  path: `/${markdownFile(path)}`,
  headers: {
    'Content-Type': 'text/markdown; charset=utf-8',
    Link: `<${canonical}>; rel="canonical"`,
    'Content-Security-Policy': policy,
  },
  when: 'foundWhereKnown',
})

/**
 * The set for a host without TLS on this machine. HSTS and `upgrade-insecure-requests` would both send a browser to an
 * https address that nobody answers, and browsers remember HSTS for localhost long after the host has stopped.
 */
export function withoutTransportSecurity({ everywhere, rules, ...set }: HeaderSet): HeaderSet {
  const { 'Strict-Transport-Security': _dropped, ...rest } = everywhere
  return {
    ...set,
    everywhere: withoutUpgrade(rest),
    rules: rules.map((rule) => ({ ...rule, headers: withoutUpgrade(rule.headers) })),
  }
}

function withoutUpgrade(headers: Headers): Headers {
  const policy = headers['Content-Security-Policy']
  if (policy === undefined) return headers
  const directives = policy.split(separator).filter((directive) => directive !== upgradeDirective)
  return { ...headers, 'Content-Security-Policy': directives.join(separator) }
}
