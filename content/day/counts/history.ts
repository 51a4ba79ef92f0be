import { item } from '#content/day/item.ts'
import { gaussian, type Random } from '#content/day/random.ts'

/** Autocorrelation and standard deviation of the logarithm of the level. */
const memory = 0.97
const spread = 0.09
/** Standard deviation of a count, in square roots of its mean. */
const scatter = 0.45

/**
 * Invented working days: one day's hourly profile, times a level that drifts (an autoregressive process of order
 * one in its logarithm), plus the scatter of small counts.
 *
 * @param profile mean count for each hour of a day
 * @returns whole counts, `days` times as many as the profile has hours
 */
export function drawHistory(random: Random, profile: readonly number[], days: number): readonly number[] {
  let level = spread * gaussian(random)
  return Array.from({ length: profile.length * days }, (_, hour) => {
    level = memory * level + Math.sqrt(1 - memory ** 2) * spread * gaussian(random)
    const mean = item(profile, hour % profile.length) * Math.exp(level)
    return Math.max(0, Math.round(mean + scatter * Math.sqrt(mean) * gaussian(random)))
  })
}
