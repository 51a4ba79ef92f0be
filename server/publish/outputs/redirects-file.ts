import type { Output } from '#server/publish/publication.ts'
import { redirectRules } from '#server/publish/redirects.ts'

/** The redirects for hosts that read `_redirects` from the site's folder: Cloudflare Pages and Netlify. */
export const redirectsFile: Output = () => [
  {
    file: '_redirects',
    text: redirectRules()
      .map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`)
      .join(''),
  },
]
