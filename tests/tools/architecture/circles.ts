/** An arrow from one name to another. */
export interface Arrow {
  from: string
  to: string
}

/**
 * The circles that a depth-first walk closes, each as a path: `['a', 'b', 'a']` for two names that lead to each other.
 * Empty exactly when no name leads back to itself.
 */
export function circles(arrows: readonly Arrow[]): string[][] {
  const targets = Map.groupBy(arrows, ({ from }) => from)
  const found: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  function walk(name: string): void {
    const start = path.indexOf(name)
    if (start !== -1) found.push([...path.slice(start), name])
    if (start !== -1 || done.has(name)) return
    path.push(name)
    for (const { to } of targets.get(name) ?? []) walk(to)
    path.pop()
    done.add(name)
  }
  for (const name of targets.keys()) walk(name)
  return found
}
