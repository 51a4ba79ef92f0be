/** Sources that a site's policy must allow. Hashes are complete sources without quotes: `sha256-…`. */
export interface PolicyNeeds {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Address of the auth project and of the form service: absolute, or a path of the site's own host. */
  authUrl: string
  formEndpoint: string
}

/**
 * The hosts of hCaptcha, as its documentation lists them for script, frame, style and connect
 * (docs.hcaptcha.com, "Content-Security-Policy Settings"). It changes between subdomains of its own.
 */
const captchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

type Sources = 'site' | 'siteAndCaptcha'

/** The directive that turns every `http:` address of a page into `https:`. */
export const upgradeDirective = 'upgrade-insecure-requests'

/**
 * The content policy of all pages (W3C Content Security Policy Level 3; Trusted Types).
 * Only named sources are allowed. No Trusted Types policy exists, so no script can turn text into markup or code.
 */
export function pagePolicy(needs: PolicyNeeds): string {
  return policy(needs, 'site')
}

/**
 * The policy of the two forms of a site with a captcha, which adds hCaptcha's hosts. Trusted Types are not
 * required there, because its script writes `innerHTML` without them (hCaptcha/hcaptcha-loader, issue 37). Inline
 * styles stay forbidden: it styles its elements by script, which no policy counts as inline.
 */
export function captchaPolicy(needs: PolicyNeeds): string {
  return policy(needs, 'siteAndCaptcha')
}

function policy({ scriptHashes, styleHashes, authUrl, formEndpoint }: PolicyNeeds, sources: Sources): string {
  const captcha = sources === 'siteAndCaptcha' ? captchaHosts : []
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...quoted(scriptHashes), ...captcha]),
    // 'self' is for the stylesheet of the feeds; pages carry their rules inline.
    directive('style-src', ["'self'", ...quoted(styleHashes), ...captcha]),
    "img-src 'self'",
    "font-src 'self'",
    directive('connect-src', ["'self'", originOf(authUrl), originOf(formEndpoint), ...captcha]),
    ...(captcha.length > 0 ? [directive('frame-src', captcha)] : []),
    "manifest-src 'self'",
    directive('form-action', ["'self'", originOf(formEndpoint)]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(captcha.length > 0 ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    upgradeDirective,
  ].join('; ')
}

/** The policy of files that only pages load. Opened by itself, such a file may load nothing. */
export const assetPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a drawing, opened by itself: its own style sheet and nothing else. */
export function drawingPolicy(styleHashes: readonly string[]): string {
  return ["default-src 'none'", directive('style-src', quoted(styleHashes)), "frame-ancestors 'none'", 'sandbox'].join(
    '; ',
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
