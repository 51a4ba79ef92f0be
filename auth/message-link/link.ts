/*
 * Reads the link of an invitation or a forgotten password out of an address, in the forms into which mail programs change
 * it.
 */

import { visibleText } from '#components/islands/fields/typed-text.ts'

/** The purpose of a message of the auth service. */
const purposes = ['invite', 'recovery'] as const
type Purpose = (typeof purposes)[number]

/** A link from a message: `/login#token_hash=…&type=invite|recovery`, or the same to the French page (server/publish/mail/). */
export type MessageLink =
  | { kind: 'complete'; purpose: Purpose; tokenHash: string }
  /** A part is missing or unknown, contradicts another, or is too short or too long. */
  | { kind: 'broken' }

export type CompleteLink = Extract<MessageLink, { kind: 'complete' }>

/** More permissive than the current 56 hexadecimal digits, because the service may change the format of its tokens. */
const token = /^[\w-]{32,256}$/

/** A complete token, followed by `type` or the end of the link. One that is cut short, `abc...`, does not match. */
const wholeToken = /token_hash\W+([a-z\d][\w-]*[a-z\d])(?!\.\.|…)(?=[\W_]*(?:&|type|https?:|$))/gi

/**
 * Reads a link. Finds its two values whatever mail programs have put between and around them: entities, brackets,
 * punctuation, other parameters.
 * @param address its query and fragment
 */
export function readMessageLink(address: string): MessageLink {
  const text = restored(address)
  const [tokenHash = '', ...otherTokens] = distinct(text, wholeToken)
  const [type, ...otherTypes] = distinct(text, /\btype\W+(invite|recovery)/gi)
  const purpose = purposes.find((one) => one === type?.toLowerCase())
  if (purpose === undefined || otherTokens.length + otherTypes.length > 0 || !token.test(tokenHash)) {
    return { kind: 'broken' }
  }
  // The service writes hexadecimal digits in lower case.
  return { kind: 'complete', purpose, tokenHash: /^[\dA-F]+$/.test(tokenHash) ? tokenHash.toLowerCase() : tokenHash }
}

/**
 * The text without percent-encoding, spaces, invisible characters, marks of a quoted message, and what HTML, JSON and
 * quoted-printable (RFC 2045, 6.7) write for its signs.
 */
function restored(address: string): string {
  const text = visibleText(decoded(address))
    .replace(/[\s\\>]/g, '')
    .replace(/&(?:#61|#x3d|equals);|u003d/gi, '=')
    .replace(/u0026/gi, '&')
  return /\btype=3D/i.test(text) ? text.replace(/=(3D)?/gi, (_, sign?: string) => (sign ? '=' : '')) : text
}

/** How often programs on a message's way may encode its link. */
const encodings = 5

/** Decodes what was encoded once or more. Unlike `decodeURIComponent`, URLSearchParams accepts a lone percent sign. */
function decoded(address: string): string {
  let text = address
  for (let time = 0; time < encodings; time += 1)
    text = new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? ''
  return text
}

/** The different texts that the group of a pattern matches. */
const distinct = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
]
