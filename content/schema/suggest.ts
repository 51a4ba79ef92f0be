/**
 * Advice for an unknown name: the most similar known name, if one is similar, and then the alternative.
 * @param otherwise alternative advice: 'use one of a, b'
 */
export function suggest(written: string, known: readonly string[], otherwise: string): string {
  const near = nearest(written, known)
  return near === undefined ? otherwise : `did you mean ${near}? Otherwise ${otherwise}`
}

/** The known name that differs in the fewest letters. Undefined when all differ in more than a third of them. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const name of known) {
    const distance = editDistance(written.toLowerCase(), name.toLowerCase())
    if (distance <= Math.max(1, name.length / 3) && (!best || distance < best.distance)) best = { name, distance }
  }
  return best?.name
}

/** How many letters to add, drop, replace or swap with the next to turn one text into the other (Damerau, 1964). */
function editDistance(from: string, to: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : replaced
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    ;[before, row] = [row, next]
  }
  return row[to.length] ?? 0
}
