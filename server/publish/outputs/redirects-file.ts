import { redirectRules } from '#server/publish/headers/redirects.ts'
import type { Output } from './publication.ts'

/** The redirects for hosts that read `_redirects` from the site's folder: Cloudflare Pages and Netlify. */
export const redirectsFile: Output = () => [
  { file: '_redirects', text: redirectRules.map(({ from, to }) => `${from} ${to} 301\n`).join('') },
]
