/* The content security policy of each page. */

import { settings } from '#content/facts/settings.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { sha256 } from '#server/publish/assets/integrity.ts'

/** Pages whose scripts call a service, by service. All others call only their own host. */
const authPages = [...addressesOf('/login'), ...addressesOf('/welcome')]
const formPages = addressesOf('/contact')
/** Pages with a captcha, if the site has one. */
const captchaPages = [...addressesOf('/login'), ...formPages]

/**
 * The hosts of hCaptcha, as its documentation lists them for script, frame, style and connect (docs.hcaptcha.com,
 * "Content-Security-Policy Settings"). The wildcard is needed because hCaptcha uses several subdomains.
 */
const captchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

interface Needs {
  /** Sources of inline scripts and of inline styles. */
  inlineScripts: string
  inlineStyles: string
  /** Addresses that scripts call and forms are posted to: absolute, or paths of the site's own host. */
  calls: readonly string[]
  posts: readonly string[]
  hasCaptcha: boolean
}

interface PolicedPage {
  path: string
  styles: readonly string[]
  script: string
}

/**
 * The content security policy of a page as a `<meta>` element. It must come first in the head, after the character set,
 * because it does not apply to anything before it. Directives that such an element cannot contain are in the headers
 * (site-headers.ts).
 * @param path clean address without its leading slash
 * @param styles inline styles of the page
 * @param script inline script of the page
 */
export function policyElement({ path, styles, script }: PolicedPage): string {
  const address = `/${path}`
  const isForm = formPages.includes(address)
  const policy = policyOf({
    inlineScripts: `'${sha256(script)}'`,
    inlineStyles: styles.map((text) => `'${sha256(text)}'`).join(' '),
    calls: [...(authPages.includes(address) ? [settings.authUrl] : []), ...(isForm ? [settings.formEndpoint] : [])],
    posts: isForm ? [settings.formEndpoint] : [],
    hasCaptcha: settings.captchaSiteKey !== null && captchaPages.includes(address),
  })
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}

/**
 * The report-only policy: everything that any page of the site needs, without hashes, because headers do not change with a
 * build. Browsers report foreign sources by it, but no inline scripts or styles.
 */
export const reportedPolicy = (): string =>
  policyOf({
    inlineScripts: "'unsafe-inline'",
    inlineStyles: "'unsafe-inline'",
    calls: [settings.authUrl, settings.formEndpoint],
    posts: [settings.formEndpoint],
    hasCaptcha: settings.captchaSiteKey !== null,
  })

/**
 * W3C Content Security Policy Level 3; Trusted Types. Only named sources are allowed. No Trusted Types policy exists, so no
 * script can turn text into markup or code.
 *
 * With a captcha, hCaptcha's hosts are allowed and Trusted Types are not required, because its script writes `innerHTML`
 * without them (hCaptcha/hcaptcha-loader, issue 37). Inline styles stay forbidden: it styles its elements by script,
 * which no policy counts as inline.
 */
function policyOf({ inlineScripts, inlineStyles, calls, posts, hasCaptcha }: Needs): string {
  const captcha = hasCaptcha ? captchaHosts : []
  return [
    "default-src 'none'",
    // 'self' also on pages without scripts: browsers apply this directive to the speculation rules.
    directive('script-src', ["'self'", inlineScripts, ...captcha]),
    // 'self': every page links the print stylesheet.
    directive('style-src', ["'self'", inlineStyles, ...captcha]),
    "img-src 'self'",
    "font-src 'self'",
    // 'self': an island that cannot load checks whether a new version has been deployed. Also on pages without scripts:
    // Lighthouse reads robots.txt from the page, and counts a refusal as an error of the site.
    directive('connect-src', ["'self'", ...calls.map(originOf), ...captcha]),
    ...(hasCaptcha ? [directive('frame-src', captcha)] : []),
    "manifest-src 'self'",
    // 'self': the form service redirects back to the site, and Chromium applies this directive to redirects too.
    directive('form-action', posts.length > 0 ? ["'self'", ...posts.map(originOf)] : ["'none'"]),
    "base-uri 'none'",
    ...(hasCaptcha ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join(';')
}

const directive = (name: string, sources: readonly string[]): string => `${name} ${[...new Set(sources)].join(' ')}`

/** The exact origin of an address. A wildcard would allow other customers' projects at the same provider. */
const originOf = (address: string): string => (address.startsWith('/') ? "'self'" : new URL(address).origin)
