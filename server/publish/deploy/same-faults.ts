/**
 * Faults of one check, with those that say the same of several addresses on one line: a header that a host leaves out is
 * missing from every page.
 * @param faults lines such as `/about: X-Frame-Options is missing, not DENY`
 */
export function joinSameFaults(faults: readonly string[]): string[] {
  const groups = Map.groupBy(faults, (fault) => fault.replace(/^\/\S*: /, ''))
  return [...groups].map(([said, [first = said, ...others]]) => {
    if (others.length === 0) return first
    const address = first.slice(0, first.length - said.length - ': '.length)
    return `${address} and ${others.length} more: ${said}`
  })
}
