interface TimingAxisProps {
  ticks: readonly { readonly label: string; readonly seconds: number; readonly minor?: boolean }[]
  /** Where a time stands on the axis, in percent. */
  place: (seconds: number) => number
}

/** The scale behind the bars: a line and a label for each tick; on a phone the minor ones keep only their line. */
export function TimingAxis({ ticks, place }: TimingAxisProps) {
  return (
    <svg className="timing-axis" aria-hidden="true">
      {ticks.map(({ label, seconds, minor }) => {
        const at = place(seconds)
        const isLast = at > 85
        return (
          <g className={minor ? 'minor' : undefined} key={label}>
            <line x1={`${at}%`} x2={`${at}%`} y2="100%" />
            <text x={`${at}%`} dx={isLast ? -6 : 6} y="14" textAnchor={isLast ? 'end' : 'start'}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
