/** The purpose of a message of the auth service. */
const purposes = ['invite', 'recovery'] as const
type Purpose = (typeof purposes)[number]

/** A link from a message: `/login?token_hash=…&type=invite|recovery`, or the same to the French page (server/publish/mail/). */
export type MessageLink =
  | { kind: 'complete'; purpose: Purpose; tokenHash: string }
  /** A part is missing, repeated, too short, too long, or has invalid characters. */
  | { kind: 'broken' }
  /** A purpose that this page does not support. */
  | { kind: 'unknown' }

export type CompleteLink = Extract<MessageLink, { kind: 'complete' }>

/** More permissive than the current 56 hexadecimal digits, because the service may change the format of its tokens. */
const token = /^[\w-]{32,256}$/

/** The link in a query; undefined for a query with neither token nor type. */
export function readMessageLink(search: string): MessageLink | undefined {
  const query = new URLSearchParams(search)
  const tokens = query.getAll('token_hash')
  const types = query.getAll('type')
  if (tokens.length + types.length === 0) return undefined
  const [tokenHash = ''] = tokens
  if (tokens.length !== 1 || types.length !== 1 || !token.test(tokenHash)) return { kind: 'broken' }
  const purpose = purposes.find((one) => one === types[0])
  return purpose === undefined ? { kind: 'unknown' } : { kind: 'complete', purpose, tokenHash }
}

/**
 * Moves the link of a message from the page's address into memory. Removes all other parameters too, because the page has
 * none: `#access_token=` is never adopted, `#error=` never shown.
 */
export function takeMessageLink(): MessageLink | undefined {
  const { pathname, search, hash } = window.location
  const link = readMessageLink(search)
  if (search !== '' || hash.includes('=')) window.history.replaceState(window.history.state, '', pathname)
  return link
}

/** Puts a link back into the address, for a page that reloads itself and would lose it. */
export function returnMessageLink(link: MessageLink | undefined): void {
  if (link?.kind !== 'complete') return
  const query = new URLSearchParams({ token_hash: link.tokenHash, type: link.purpose })
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}`)
}
