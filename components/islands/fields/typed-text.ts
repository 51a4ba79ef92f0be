/*
 * What a person meant to type: names, messages and email addresses without invisible characters. All forms read their fields
 * by it.
 */

/**
 * Characters without a shape, which come along when text is copied: zero-width spaces, soft hyphens, marks of direction, the
 * blank of braille, the place of a picture.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\ufffc]/gu

/** The same without the joiners, which belong to the spelling of Persian, Sinhala and other names (RFC 5892, A.1 and A.2). */
const invisibleButJoiners = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800\ufffc]/gu

/** A typed or pasted text without invisible characters, and without space around it, a no-break space included. */
export const visibleText = (text: string): string => text.replace(invisible, '').trim()

/**
 * What is around an address that is copied from a message, a link or the end of a sentence: `Ada <ada@city.example>`,
 * `mailto:ada@city.example`, `ada@city.example.`
 */
const around = /^(?:[^<>]*<)?(?:mailto:)?([^<>]+?)>?[.,;]?$/i

/**
 * A typed email address as mail services take it: alone, and with a straight apostrophe. `québec.example`, which only some
 * browsers accept in an email field, becomes `xn--qubec-csa.example`. A text that is no address is returned as it is seen.
 * Chromium converts the value of an email field itself, without joiners.
 */
export function emailAddress(typed: string): string {
  const text = typed.replace(invisibleButJoiners, '').trim().replace(around, '$1').replaceAll('’', "'")
  const address = visibleText(text)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  // A domain in ASCII stays, because an address of the Web may be more than a domain.
  if (/^[ -~]*$|[/?#:\\]/.test(domain)) return address
  // At the end of a label a joiner joins nothing.
  const joined = text
    .split('@')
    .at(-1)
    ?.replace(/(?<![^.])[\u200c\u200d]+|[\u200c\u200d]+(?![^.])/g, '')
  const url = [joined, domain].map((name) => `https://${name}`).find((name) => URL.canParse(name))
  return url === undefined ? address : address.slice(0, at) + new URL(url).hostname
}
