/** Addresses that a line names before it counts the others. */
const mostNamed = 5

/**
 * Faults of one check, with those that say the same of several addresses on one line: a header that a host leaves out is
 * missing from every page.
 * @param faults lines such as `/about: X-Frame-Options is missing, not DENY`
 */
export function joinSameFaults(faults: readonly string[]): string[] {
  const groups = Map.groupBy(faults, (fault) => fault.replace(/^\/\S*: /, ''))
  return [...groups].map(([said, [first = said, ...others]]) => {
    if (others.length === 0) return first
    const addresses = [first, ...others].map((fault) => fault.slice(0, -`: ${said}`.length))
    const more = addresses.length > mostNamed ? [`${addresses.length - mostNamed} more`] : []
    return `${[...addresses.slice(0, mostNamed), ...more].join(', ')}: ${said}`
  })
}
