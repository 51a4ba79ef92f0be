import { valueFragment } from '#content/value-fragment.ts'

/**
 * Moves the link of a message, unread, from the page's address into memory: its query and fragment, or undefined without a
 * link. Removes all other parameters too, because the page has none: `#access_token=` is never adopted, `#error=` never
 * shown. The query is read for links that were sent before the token moved to the fragment (record 24).
 */
export function takeMessageLink(): string | undefined {
  const { pathname, search, hash } = window.location
  const text = search + hash
  if (search !== '' || valueFragment.test(hash)) window.history.replaceState(window.history.state, '', pathname)
  return /token.*hash|^\W*type\b/i.test(text) ? text : undefined
}

/** Puts a link back into the address, for a page that reloads itself and would lose it. */
export function returnMessageLink(text = ''): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + text)
}
