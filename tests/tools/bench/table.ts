/** A Markdown table. The first column is aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

/** A single value as text; of several values minimum, median and maximum. */
export function spread(values: readonly number[], digits = 1): string {
  const sorted = values.toSorted((a, b) => a - b)
  const shown = sorted.length < 2 ? sorted : [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)]
  return shown.map((value) => (value ?? 0).toFixed(digits)).join(' / ')
}
