import { type HeaderRule, type HeaderSet, matches } from '#server/publish/headers/header-set.ts'

/**
 * Rules for hosts that put headers on a path whether or not there is a file: those for files that exist become one
 * rule for each, so that a missing one gets none.
 */
export function rulesByPath(set: HeaderSet, files: readonly string[]): HeaderRule[] {
  const paths = files.map((file) => `/${file}`)
  return set.rules.flatMap((rule) => {
    if (rule.when === 'always') return [rule]
    if (rule.when === 'found') return paths.filter((path) => matches(rule, path)).map((path) => ({ ...rule, path }))
    // Such a host knows the type by the name, and the not-found page that stands in for a missing file has its own.
    const { 'Content-Type': _known, ...headers } = rule.headers
    return [{ ...rule, headers }]
  })
}

/** The parts of the site whose unknown addresses have a not-found page of their own. */
export const notFoundSections = ['services', 'sectors'] as const
