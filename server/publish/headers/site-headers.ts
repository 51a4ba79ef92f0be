import { canonicalAddress } from '#server/document/canonical.ts'
import { markdownFile } from '#server/document/markdown-file.ts'
import { speculationRulesFile } from '#server/publish/outputs/speculation-rules.ts'
import type { HeaderRule, HeaderSet, Headers } from './header-set.ts'
import { assetPolicy, captchaPolicy, drawingPolicy, type PolicyNeeds, pagePolicy, upgradeDirective } from './policy.ts'

/** Kept, but asked for anew each time it is shown. */
const revalidated = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

/** What no page of this site uses, and so none may. Only names that Chromium knows: it warns of any other. */
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
/** Where a link of a message leads: its token is in the address, for no other page to know and no log to keep. */
export const messageLinkPages = ['/login']
/** Where a captcha stands, if one is set. */
const captchaPages = ['/login', '/contact']

export interface SiteHeadersInput {
  siteUrl: string
  services: Pick<PolicyNeeds, 'authUrl' | 'formEndpoint'>
  /** Hash sources of what stands inline in the pages. */
  pages: { scripts: readonly string[]; styles: readonly string[] }
  /** Hash sources of the style sheets in drawings. */
  drawings: readonly string[]
  /** Paths of the pages of a client's session, without leading slashes. */
  privatePaths: readonly string[]
  captcha: 'none' | 'onForms'
}

/** The headers of the site (OWASP Secure Headers; ASVS 5, section 3.4), before any host's way of writing them. */
export function siteHeaders({
  siteUrl,
  services,
  pages,
  drawings: drawn,
  privatePaths,
  captcha,
}: SiteHeadersInput): HeaderSet {
  const needs: PolicyNeeds = { scriptHashes: pages.scripts, styleHashes: pages.styles, ...services }
  const everywhere = {
    'Content-Security-Policy': pagePolicy(needs),
    // Without `preload`: a list that takes months to leave is for the owner of the domain to join.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': revalidated,
    'Speculation-Rules': `"/${speculationRulesFile}"`,
  }
  const rules: HeaderRule[] = [
    // Scripts and fonts: none is a document, to which the long policy of pages or rules for links could apply.
    found('/assets/*', {
      'Cache-Control': immutable,
      'Content-Security-Policy': assetPolicy,
      'Speculation-Rules': '',
    }),
    ...shownElsewhere.map((path) => always(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    // Where there is none, the not-found page stands there with its own rules.
    ...drawings.map((path) =>
      // In its sandbox a drawing may not read the rules, and the browser would complain.
      found(path, { 'Content-Security-Policy': drawingPolicy(drawn), 'Speculation-Rules': '' }),
    ),
    // Types that not every server knows.
    found('/site.webmanifest', { 'Content-Type': 'application/manifest+json' }),
    found(`/${speculationRulesFile}`, {
      'Content-Type': 'application/speculationrules+json',
      // Asked for by every page; a day late, it is still true.
      'Cache-Control': 'public, max-age=86400',
    }),
    // Every page as Markdown names the page as the one to index; that of home has a name of its own.
    ...['*', ''].map((path) => markdownTwin(path, canonicalAddress(siteUrl, path.replace('*', ':splat')))),
    ...privatePaths.map((path) =>
      // What comes next is theirs too, and never fetched in advance: the rules would only be in front of their scripts.
      always(`/${path}`, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Speculation-Rules': '' }),
    ),
    ...messageLinkPages.map((path) => always(path, { 'Referrer-Policy': 'no-referrer' })),
    ...(captcha === 'none' ? [] : captchaPages).map((path) =>
      always(path, { 'Content-Security-Policy': captchaPolicy(needs) }),
    ),
  ]
  return { hostName: new URL(siteUrl).hostname, everywhere, rules }
}

const always = (path: string, headers: Headers): HeaderRule => ({ path, headers, when: 'always' })
const found = (path: string, headers: Headers): HeaderRule => ({ path, headers, when: 'found' })

/** Canonical address in a header, for what has no head: RFC 8288, RFC 6596. */
const markdownTwin = (path: string, canonical: string): HeaderRule => ({
  path: `/${markdownFile(path)}`,
  headers: { 'Content-Type': 'text/markdown; charset=utf-8', Link: `<${canonical}>; rel="canonical"` },
  when: 'foundWhereKnown',
})

/**
 * The set for a host on this machine, which has no TLS: either of the two would send a browser to an https address
 * that nobody answers, and the first would be remembered for localhost long after the host has stopped.
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
  const directives = policy.split('; ').filter((directive) => directive !== upgradeDirective)
  return { ...headers, 'Content-Security-Policy': directives.join('; ') }
}
