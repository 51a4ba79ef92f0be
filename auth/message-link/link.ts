/** What a message of the auth service is for. */
export const purposes = ['invite', 'recovery'] as const
export type Purpose = (typeof purposes)[number]

/** A link from a message: `/login?token_hash=…&type=invite|recovery`, or the same to the French page (server/publish/mail/). */
export type MessageLink =
  | { kind: 'whole'; purpose: Purpose; tokenHash: string }
  /** A part is missing, doubled, too short, too long, or has characters that no token has. */
  | { kind: 'broken' }
  /** A purpose that this page does not serve. */
  | { kind: 'unknown' }

export type WholeLink = Extract<MessageLink, { kind: 'whole' }>

/** Wider than the present 56 hexadecimal digits, because only the service knows the form of its tokens. */
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
  return purpose === undefined ? { kind: 'unknown' } : { kind: 'whole', purpose, tokenHash }
}
