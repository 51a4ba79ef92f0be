import { privatePages } from '#server/publish/headers/private-pages.ts'
import type { Output } from './publication.ts'

export const speculationRulesFile = 'speculation-rules.json'

/** The pages of this site: no file, no part of the page that the link stands on, and no page of a session. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [...privatePages, '/*.*'] } },
    { not: { selector_matches: '[href^="#"]' } },
  ],
}

/**
 * Which next page a browser may prepare (HTML standard, "speculative loading"): fetched when the visitor rests on a
 * link, rendered when they press it. Under Save-Data browsers do neither.
 */
export const speculationRules: Output = () => [
  {
    file: speculationRulesFile,
    text: JSON.stringify({
      prefetch: [{ where: pages, eagerness: 'moderate' }],
      prerender: [{ where: pages, eagerness: 'conservative' }],
    }),
  },
]
