import { randomInt } from 'node:crypto'

/** Without characters that are taken for one another (0 o, 1 l i), easy to read out and to type. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password of five groups of four characters: 20 out of 31, 99 bits. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}
