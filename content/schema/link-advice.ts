/* What is wrong with a link that leads nowhere, and what to write instead: for links of articles, and for those of built pages. */

import { suggest } from './suggest.ts'

/** @param otherwise advice for a link that resembles no known address */
export const noPage = (path: string, known: readonly string[], otherwise: string): string =>
  `no page has that address: ${suggest(path, known, otherwise)}`

/** Undefined for a place that the page has, and for a link to the page alone. */
export function missingPlace(path: string, fragment: string | undefined, places: readonly string[]) {
  if (fragment === undefined || places.includes(fragment)) return undefined
  const known = places.map((place) => `#${place}`)
  const advice =
    known.length === 0 ? 'link to the page alone' : suggest(`#${fragment}`, known, `use one of ${known.join(', ')}`)
  return `${path} has no place of that name: ${advice}`
}
