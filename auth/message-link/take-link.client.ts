import { type MessageLink, readMessageLink } from './link.ts'

/**
 * Takes the link of a message out of the address of this page, into memory and nowhere else. The page has no
 * parameters of its own, so whatever else was given goes with it: `#access_token=`, which is never adopted, and
 * `#error=`, which is never shown.
 */
export function takeMessageLink(): MessageLink | undefined {
  const { pathname, search, hash } = window.location
  const link = readMessageLink(search)
  if (search !== '' || hash.includes('=')) window.history.replaceState(window.history.state, '', pathname)
  return link
}

/** Puts a link back into the address, for a page that is about to load itself again and would forget it. */
export function returnMessageLink(link: MessageLink | undefined): void {
  if (link?.kind !== 'whole') return
  const query = new URLSearchParams({ token_hash: link.tokenHash, type: link.purpose })
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}`)
}
