interface TimingAxisProps {
  ticks: readonly { readonly label: string; readonly seconds: number; readonly minor?: boolean }[]
  /** Place of a time on the axis, in percent of its length. */
  place: (seconds: number) => number
}

/** Axis behind the bars: a line and a label for each tick. On a phone, minor ticks have no label. */
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
