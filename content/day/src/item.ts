/* For all files of the simulated day: an entry of a list that is known to exist. */

/**
 * The entry of a list at an index that the caller knows to exist; negative counts from the end.
 *
 * @throws {RangeError} when there is none, which is a mistake in the calling code.
 */
export function item<T>(list: readonly T[], index: number): T {
  const found = index < 0 ? list.at(index) : list[index]
  if (found === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}.`)
  return found
}
