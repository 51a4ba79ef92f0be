/**
 * The canonical address of a path on a fixed base (specification, section 9):
 * an empty path or 'home' is the base itself, and a leading slash is dropped.
 */
export function canonicalAddress(base: string, path: string): string {
  const origin = base.replace(/\/+$/, '')
  const relative = path.replace(/^\/+/, '')
  return relative === '' || relative === 'home' ? origin : `${origin}/${relative}`
}
