/*
 * Makes the same password the same text on every keyboard: one keyboard writes "é" as one character, another as two, and there are
 * several characters for a space.
 */

/**
 * A typed password in the spelling in which forms set and try it: every space as the plain one, every letter with its accent as one
 * character (OpaqueString, RFC 8265, 4.2, without its checks). It nearly always is what was typed.
 */
export const preparedPassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
