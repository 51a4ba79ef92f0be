import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { addressesOf, languages } from '#content/languages/languages.ts'
import type { Output } from '#server/publish/publication.ts'

/** Months after a build in which readers may rely on it. RFC 9116 recommends less than a year. */
const validMonths = 6

/** Where to report a vulnerability (RFC 9116). It expires by the day of the build, so that each build renews it. */
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
  return [{ file: '.well-known/security.txt', text: `${fields.join('\n')}\n` }]
}
