/*
 * A worked example beside the simulated day: what a warning is worth, as the hours that a report on a road saves a convoy.
 * Data of the figure "warning" and of the numbers warning.*, in the article on the strategic advantage. A change takes
 * effect with `npm run results -w content/day`.
 */

/**
 * The convoy of the article on the value of warning: hours on road A when it is open and when it is blocked, hours on
 * road B, and the chance that A is blocked.
 */
export const convoy = { open: 2, blocked: 6, around: 4, chance: 0.3 } as const

/** A report is wrong once in this many times: the one in the article's table, and a poorer one. */
export const reports = { good: 10, poor: 4 } as const

/** Expected hours by the better road, where A is blocked with this chance. */
const bestHours = (chance: number): number =>
  Math.min((1 - chance) * convoy.open + chance * convoy.blocked, convoy.around)

/**
 * Hours that a report saves on average: the value of information.
 *
 * Source: Howard, Information Value Theory, IEEE Transactions on Systems Science and Cybernetics 2, 1966.
 *
 * @param chance that road A is blocked, from 0 to 1
 * @param error chance that the report is wrong, whichever is true; 0 for perfect knowledge
 */
export function hoursSaved(chance: number, error: number): number {
  const saysBlocked = chance * (1 - error) + (1 - chance) * error
  const after = (said: number, blockedToo: number) => (said === 0 ? 0 : said * bestHours(blockedToo / said))
  return bestHours(chance) - after(saysBlocked, chance * (1 - error)) - after(1 - saysBlocked, chance * error)
}

/** Below this chance of a block, and above one minus it, the report never changes the choice of road. */
export function leastUsefulChance(error: number): number {
  const gain = (convoy.blocked - convoy.around) * (1 - error)
  const loss = (convoy.around - convoy.open) * error
  return loss / (gain + loss)
}
