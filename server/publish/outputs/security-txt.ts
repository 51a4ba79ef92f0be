import { site } from '#content/facts/site.ts'
import { languages } from '#content/languages/languages.ts'
import type { Output } from '#server/publish/publication.ts'
import { publications } from '#words/publications.ts'

/** Where to report a vulnerability (RFC 9116). Expires a year after the build, so that readers recognize a stale one. */
export const securityTxt: Output = ({ buildDate }) => {
  const expires = new Date(buildDate)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const fields = [
    `Contact: mailto:${site.email}`,
    `Contact: ${site.url}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${Object.keys(languages).join(', ')}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    `Policy: ${site.url}/security`,
    `# ${publications.noEncryptionKey(site.url)}`,
  ]
  return [{ file: '.well-known/security.txt', text: `${fields.join('\n')}\n` }]
}
