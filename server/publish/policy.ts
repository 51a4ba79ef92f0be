/** What a built site needs allowed. Hashes are complete sources, for example `sha256-…` without quotes. */
export interface PolicyNeeds {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  /** Address of the auth project and of the form service: absolute, or a path of the site's own host. */
  authUrl: string
  formEndpoint: string
}

/** Its presence turns every `http:` address of a page into `https:`. */
export const upgradeDirective = 'upgrade-insecure-requests'

/**
 * The content policy of all pages (W3C Content Security Policy Level 3; Trusted Types).
 * Nothing is allowed but what is named; no script may turn text into markup or code, for no Trusted Types policy exists.
 */
export function pagePolicy({ scriptHashes, styleHashes, authUrl, formEndpoint }: PolicyNeeds): string {
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...quoted(scriptHashes)]),
    // 'self' is for the stylesheet of the feeds; pages carry their rules inline.
    directive('style-src', ["'self'", ...quoted(styleHashes)]),
    "img-src 'self'",
    "font-src 'self'",
    directive('connect-src', ["'self'", originOf(authUrl), originOf(formEndpoint)]),
    "manifest-src 'self'",
    directive('form-action', ["'self'", originOf(formEndpoint)]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    upgradeDirective,
  ].join('; ')
}

/** The policy of a drawing that somebody opens by itself: its own rules, and nothing else. */
export function drawingPolicy(styleHashes: readonly string[]): string {
  return ["default-src 'none'", directive('style-src', quoted(styleHashes)), "frame-ancestors 'none'", 'sandbox'].join(
    '; ',
  )
}

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/** The exact host, never a wildcard: another project of the same provider is somebody else's. */
function originOf(address: string): string {
  return address.startsWith('/') ? "'self'" : new URL(address).origin
}
