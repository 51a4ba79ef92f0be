/* For the results of the simulated day: the decimals that a result states. */

/** A number to so many decimals: results state no digits beyond those that mean something. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
