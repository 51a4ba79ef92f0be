import { addressPairs } from '#content/addresses.ts'
import { addressesOf } from '#content/languages/languages.ts'
import { type HeaderRule, type HeaderSet, matches } from '#server/publish/headers/header-set.ts'

/**
 * Rules for hosts that set headers by path, whether or not a file answers: a rule for existing files becomes one rule for
 * each file, so that missing ones get none.
 */
export function rulesByPath(set: HeaderSet, files: readonly string[]): HeaderRule[] {
  const paths = files.map((file) => `/${file}`)
  return set.rules.flatMap((rule) => {
    if (rule.when === 'always') return [rule]
    if (rule.when === 'moved') return []
    if (rule.when === 'found') return paths.filter((path) => matches(rule, path)).map((path) => ({ ...rule, path }))
    // These hosts derive the media type from the name, and a missing file is answered by an HTML page.
    const { 'Content-Type': _known, ...headers } = rule.headers
    return Object.keys(headers).length === 0 ? [] : [{ ...rule, headers }]
  })
}

/**
 * Folders with a not-found page of their own for unknown addresses, without their leading slash, a folder before those
 * within it. The page of the root is none of them.
 */
export const notFoundSections: readonly string[] = addressPairs
  .filter(({ english }) => english.endsWith('/404'))
  .flatMap(({ english }) => addressesOf(english))
  .map((address) => address.slice(1, -'/404'.length))
  .filter((folder) => folder !== '')
  .sort((a, b) => a.length - b.length)
