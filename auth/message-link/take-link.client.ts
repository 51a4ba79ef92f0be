import { type MessageLink, readMessageLink } from './link.ts'

/**
 * Moves the link of a message from the address of the page into memory. All other parameters leave the address too,
 * since the page has none of its own: `#access_token=` is never adopted, `#error=` never shown.
 */
export function takeMessageLink(): MessageLink | undefined {
  const { pathname, search, hash } = window.location
  const link = readMessageLink(search)
  if (search !== '' || hash.includes('=')) window.history.replaceState(window.history.state, '', pathname)
  return link
}

/** Puts a link back into the address, for a page that reloads itself and would lose it. */
export function returnMessageLink(link: MessageLink | undefined): void {
  if (link?.kind !== 'whole') return
  const query = new URLSearchParams({ token_hash: link.tokenHash, type: link.purpose })
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}`)
}
