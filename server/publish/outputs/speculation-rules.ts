import type { Output } from '#server/publish/publication.ts'

export const speculationRulesFile = 'speculation-rules.json'

/**
 * Which next page a browser may prepare (HTML standard, "speculative loading"): fetched when the visitor rests on a
 * link, rendered when they press it. Under Save-Data browsers do neither.
 */
export const speculationRules: Output = ({ privatePaths }) => {
  const where = {
    and: [
      { href_matches: '/*' },
      // No page of a client's session, no file, and no part of the page that the link stands on.
      { not: { href_matches: [...privatePaths.map((path) => `/${path}`), '/*.*'] } },
      { not: { selector_matches: '[href^="#"]' } },
    ],
  }
  const rules = {
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  }
  return [{ file: speculationRulesFile, text: JSON.stringify(rules) }]
}
