/** Marginal notes beside a lead, one line each; the first is the title of the margin. */
export function Notes({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span className={index === 0 ? 'marginal' : undefined} key={line}>
      {line}
    </span>
  ))
}
