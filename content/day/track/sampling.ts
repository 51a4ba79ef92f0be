/**
 * How often a stop is found by a clock that looks regularly, starting at a random moment: the share of phases for which
 * the fixes inside the stop span at least `least`. All three are in the same unit of time; positions are taken as perfect.
 */
export function chanceOfFinding(stop: number, every: number, least: number): number {
  const span = Math.ceil(least / every) * every
  return Math.min(1, Math.max(0, (stop - span) / every))
}

/** Metres covered in `seconds` at a speed in km/h. */
export const metresAt = (kmh: number, seconds: number): number => (kmh / 3.6) * seconds
