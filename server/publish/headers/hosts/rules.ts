import { addressPairs } from '#content/addresses.ts'
import { addressesOf } from '#content/languages/languages.ts'
import type { HeaderRule, HeaderSet } from '#server/publish/headers/header-set.ts'

/**
 * The rules for networks that set headers by path, whether or not a file exists. They know the media types, and answer with
 * an HTML page for a missing file, so only a rule for a single address may state a type.
 */
export const rulesByPath = ({ rules }: HeaderSet): HeaderRule[] =>
  rules
    .map((rule) => {
      const { 'Content-Type': type, ...headers } = rule.headers
      return rule.path.includes('*') || type === undefined ? { ...rule, headers } : rule
    })
    .filter(({ headers }) => Object.keys(headers).length > 0)

/** Folders with their own not-found page, without leading slash, parents first. The root is not included. */
export const notFoundSections: readonly string[] = addressPairs
  .filter(({ english }) => english.endsWith('/404'))
  .flatMap(({ english }) => addressesOf(english))
  .map((address) => address.slice(1, -'/404'.length))
  .filter((folder) => folder !== '')
  .sort((a, b) => a.length - b.length)
