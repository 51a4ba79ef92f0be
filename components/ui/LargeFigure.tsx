interface LargeFigureProps {
  value: string
  unit?: string | undefined
  /** What screen readers say in place of signs such as '<' and '+'. Absent for a value that is words. */
  spoken?: string | undefined
}

/** A figure set large, its unit small beside it. */
export function LargeFigure({ value, unit, spoken }: LargeFigureProps) {
  const figure = (
    <>
      {value}
      {unit && <small>{unit}</small>}
    </>
  )
  if (spoken === undefined) return figure
  return (
    <>
      <span aria-hidden="true">{figure}</span>
      <span className="sr-only">{spoken} </span>
    </>
  )
}
