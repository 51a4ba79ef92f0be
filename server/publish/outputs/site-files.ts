/* Small files of the site: robots.txt, security.txt, version.json, redirects, speculation rules. */

import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { addressesOf, languages } from '#content/languages/languages.ts'
import type { Output } from '#server/publish/outputs/output.ts'
import { sitemapAddress } from '#server/publish/outputs/sitemap.ts'
import { redirectRules } from '#server/publish/redirects.ts'

/** Crawlers may read every page: a `noindex` in a page is seen only by a crawler that may read it. */
export const robots: Output = () => [
  { file: 'robots.txt', content: `User-agent: *\nDisallow:\n\nSitemap: ${sitemapAddress()}\n` },
]

/** Months between the build and the expiry of security.txt. RFC 9116 recommends less than a year. */
const validMonths = 6

/** Where to report a vulnerability (RFC 9116). The expiry depends on the day of the build, so each build renews it. */
export const securityTxt: Output = () => {
  const expires = new Date(settings.publicationDay)
  expires.setUTCMonth(expires.getUTCMonth() + validMonths)
  const fields = [
    `Contact: mailto:${site.email}`,
    `Contact: ${site.url}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${Object.keys(languages).join(', ')}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    ...addressesOf('/security').map((address) => `Policy: ${site.url}${address}#disclosure`),
  ]
  return [{ file: '.well-known/security.txt', content: `${fields.join('\n')}\n` }]
}

export const versionFile = 'version.json'

/** Which build this is: the commit of its source, that commit's date, and the day up to which articles are published. */
export const version: Output = ({ buildDate }) => {
  const stated = { commit: settings.commit, date: buildDate.toISOString(), publicationDay: settings.publicationDay }
  return [{ file: versionFile, content: `${JSON.stringify(stated)}\n` }]
}

/** The redirects for hosts that read `_redirects` from the site's folder: Cloudflare Pages. */
export const redirectsFile: Output = () => [
  {
    file: '_redirects',
    content: redirectRules()
      .map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`)
      .join(''),
  },
]

export const speculationRulesFile = 'speculation-rules.json'

/**
 * Which pages a browser may prepare (HTML standard, "speculative loading"): it prefetches a page when the visitor hovers
 * over its link, and prerenders it when they press the link. With Save-Data, browsers do neither. A file, because inline
 * rules would add about 120 bytes and a hash of the policy to every page.
 */
export const speculationRules: Output = ({ privatePaths }) => {
  const where = {
    and: [
      { href_matches: '/*' },
      // Excludes pages of a client's session, files, and links within the page.
      { not: { href_matches: [...privatePaths.map((path) => `/${path}`), '/*.*'] } },
      { not: { selector_matches: '[href^="#"]' } },
    ],
  }
  const rules = {
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  }
  return [{ file: speculationRulesFile, content: JSON.stringify(rules) }]
}
