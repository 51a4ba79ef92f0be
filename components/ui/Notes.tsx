/** Marginal notes beside a lead, one line each. The first line is highlighted as their heading. */
export function Notes({ lines }: { lines: readonly string[] }) {
  return (
    <div className="notes data">
      {lines.map((line, index) => (
        <span className={index === 0 ? 'marginal' : undefined} key={line}>
          {line}
        </span>
      ))}
    </div>
  )
}
