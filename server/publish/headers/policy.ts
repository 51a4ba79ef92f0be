/** What a page loads, calls and posts to: all that its policy allows. Hashes are sources without quotes: `sha256-…`. */
export interface PageNeeds {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Addresses that its scripts call, absolute or paths of the site's own host; none on a page without an island. */
  calls: readonly string[]
  /** Addresses that its forms are posted to, likewise. */
  posts: readonly string[]
  captcha: 'none' | 'onForms'
}

/**
 * The hosts of hCaptcha, as its documentation lists them for script, frame, style and connect
 * (docs.hcaptcha.com, "Content-Security-Policy Settings"). It changes between subdomains of its own.
 */
const captchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

/** Between directives. Without a space: each page's first packet holds its policy. */
export const separator = ';'

/** The directive that turns every `http:` address of a page into `https:`. */
export const upgradeDirective = 'upgrade-insecure-requests'

/**
 * The content policy of a page (W3C Content Security Policy Level 3; Trusted Types). Only named sources are allowed. No
 * Trusted Types policy exists, so no script can turn text into markup or code.
 *
 * With a captcha, hCaptcha's hosts are allowed and Trusted Types are not required, because its script writes `innerHTML`
 * without them (hCaptcha/hcaptcha-loader, issue 37). Inline styles stay forbidden: it styles its elements by script,
 * which no policy counts as inline.
 * @param reportEndpoint where browsers report what the policy has blocked
 */
export const pagePolicy = (needs: PageNeeds, reportEndpoint: string | null = null): string =>
  [...directivesOf(needs), "frame-ancestors 'none'", upgradeDirective, ...reporting(reportEndpoint)].join(separator)

/** Name of the endpoint for reports in the header Reporting-Endpoints (W3C Reporting API). */
export const reportGroup = 'csp'

/** Firefox knows `report-uri` alone. Browsers that know `report-to` ignore it. */
const reporting = (endpoint: string | null): string[] =>
  endpoint === null ? [] : [`report-uri ${endpoint}`, `report-to ${reportGroup}`]

/**
 * A page's policy as its own `<meta>` element, for hosts that send none with it. Such an element may not hold
 * `frame-ancestors` (CSP 3, section 3.3), and the local host has nobody who answers upgraded addresses.
 */
export const metaPolicy = (needs: PageNeeds): string =>
  `<meta http-equiv="Content-Security-Policy" content="${directivesOf(needs).join(separator)}">`

function directivesOf(needs: PageNeeds): string[] {
  const { calls, posts } = needs
  const captcha = needs.captcha === 'onForms' ? captchaHosts : []
  return [
    "default-src 'none'",
    // 'self' on pages without scripts, too: browsers ask it about the speculation rules.
    directive('script-src', ["'self'", ...quoted(needs.scriptHashes), ...captcha]),
    // 'self': every page links the sheet for paper, and feeds link theirs.
    directive('style-src', ["'self'", ...quoted(needs.styleHashes), ...captcha]),
    "img-src 'self'",
    "font-src 'self'",
    // 'self': an island that cannot load asks whether its page has been deployed anew. On pages without scripts, too:
    // Lighthouse reads robots.txt as the page, and counts a refusal as a fault of the site.
    directive('connect-src', ["'self'", ...calls.map(originOf), ...captcha]),
    ...(captcha.length > 0 ? [directive('frame-src', captcha)] : []),
    "manifest-src 'self'",
    // 'self': the form service leads back to the site, and Chromium asks this directive about redirects as well.
    directive('form-action', posts.length > 0 ? ["'self'", ...posts.map(originOf)] : []),
    "base-uri 'none'",
    "object-src 'none'",
    ...(captcha.length > 0 ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ]
}

/** The policy of files that only pages load. Opened by itself, such a file may load nothing. */
export const assetPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a drawing, opened by itself: its own style sheet and nothing else. */
export function drawingPolicy(styleHashes: readonly string[]): string {
  return ["default-src 'none'", directive('style-src', quoted(styleHashes)), "frame-ancestors 'none'", 'sandbox'].join(
    separator,
  )
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/** The exact origin of an address. A wildcard would allow other customers' projects at the same provider. */
function originOf(address: string): string {
  return address.startsWith('/') ? "'self'" : new URL(address).origin
}
