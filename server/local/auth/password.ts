import { randomInt } from 'node:crypto'

/** Letters and digits that are easy to read out and to type, without those that look alike (0 o, 1 l i). */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random password of five groups of four characters: 20 characters out of 31, 99 bits. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}
