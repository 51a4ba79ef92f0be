/**
 * How evenly a total is spread over its parts, in bits: 0 when one part has it all, log2 n when n parts share it equally.
 * Parts of zero count for nothing.
 *
 * Source: Shannon, A Mathematical Theory of Communication, Bell System Technical Journal 27, 1948.
 */
export function entropy(parts: readonly number[]): number {
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.reduce((sum, part) => sum + surprise(part / total), 0)
}

/** One part's contribution to the entropy, -p log2 p, in bits. */
export const surprise = (share: number): number => (share > 0 ? -share * Math.log2(share) : 0)
