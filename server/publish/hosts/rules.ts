import { type HeaderRule, type HeaderSet, matches } from '#server/publish/header-set.ts'

/**
 * Rules for hosts that put headers on a path whether or not there is a file: those for files that exist become one
 * rule for each, so that a missing one gets none.
 */
export function rulesByPath(set: HeaderSet, files: readonly string[]): HeaderRule[] {
  const paths = files.map((file) => `/${file}`)
  return set.rules.flatMap((rule) =>
    rule.when === 'always' ? [rule] : paths.filter((path) => matches(rule, path)).map((path) => ({ ...rule, path })),
  )
}

/** The parts of the site whose unknown addresses have a not-found page of their own. */
export const notFoundSections = ['services', 'sectors'] as const
