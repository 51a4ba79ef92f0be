/** What the auth service writes to a client for. */
export const purposes = ['invite', 'recovery'] as const
export type Purpose = (typeof purposes)[number]

/** A link in a message, as it arrived: `/login?token_hash=…&type=invite|recovery` (auth/supabase/templates/). */
export type MessageLink =
  | { kind: 'whole'; purpose: Purpose; tokenHash: string }
  /** A part is missing, doubled, too short, too long, or made of what no token is made of. */
  | { kind: 'broken' }
  /** For a purpose that this page does not serve. */
  | { kind: 'unknown' }

/** Wider than the 56 hexadecimal digits of today: only the service can say which tokens are its own. */
const token = /^[\w-]{32,256}$/

/** @param search the query of an address. Without a token and a type it holds no link. */
export function readMessageLink(search: string): MessageLink | undefined {
  const query = new URLSearchParams(search)
  const tokens = query.getAll('token_hash')
  const types = query.getAll('type')
  if (tokens.length + types.length === 0) return undefined
  const [tokenHash = ''] = tokens
  if (tokens.length !== 1 || types.length !== 1 || !token.test(tokenHash)) return { kind: 'broken' }
  const purpose = purposes.find((one) => one === types[0])
  return purpose === undefined ? { kind: 'unknown' } : { kind: 'whole', purpose, tokenHash }
}
