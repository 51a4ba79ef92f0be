import { randomInt } from 'node:crypto'
import bcrypt from 'bcryptjs'

/** Letters and digits that are easy to read out and to type, without those that look alike (0 o, 1 l i). */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random password of five groups of four characters: 20 characters out of 31, 99 bits. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}

/** A bcrypt hash of nothing, at the cost of the package's own hashes. */
const nobody = `$2b$10$${'.'.repeat(53)}`

/** Hashes a password as the package does to compare it with an account's, and drops the outcome. */
export async function hashInVain(password: string): Promise<void> {
  await bcrypt.compare(password, nobody)
}
