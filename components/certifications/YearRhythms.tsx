interface YearRhythmsProps {
  rhythms: readonly Rhythm[]
  /** Text alternative of the strip. */
  label: string
  words: readonly { readonly value: string; readonly text: string }[]
}

/** Events that recur through a year, as marks on a strip and in words. */
export function YearRhythms({ rhythms, label, words }: YearRhythmsProps) {
  return (
    <>
      <YearStrip rhythms={rhythms} label={label} />
      <dl className="mt-4 grid grid-cols-(--columns) border-t border-ink p-0">
        {words.map(({ value, text }) => (
          <div className="col-span-3 px-in py-4 max-wide:col-span-6" key={text}>
            <dt className="text-display-1 max-plates:text-title-2 max-slim:text-title-1">{value}</dt>
            <dd className="opaque">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const length = 1200
const months = Array.from({ length: 13 }, (_, month) => month * (length / 12))

/** An event that recurs through a year. `height` and `width` of its marks are in drawing units. */
interface Rhythm {
  perYear: number
  height: number
  width: number
}

/** Strip of twelve columns, one for each month. Each rhythm is a row of marks at the ends of its periods. */
function YearStrip({ rhythms, label }: { rhythms: readonly Rhythm[]; label: string }) {
  const gap = 22
  const height = rhythms.reduce((sum, rhythm) => sum + rhythm.height + gap, -gap)
  const tops = rhythms.map((_, index) => rhythms.slice(0, index).reduce((sum, above) => sum + above.height + gap, 0))
  return (
    <svg
      className="drawing h-38 stroke-ink p-0"
      viewBox={`0 0 ${length} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path
        className="stroke-rule"
        d={months.map((at) => `M${at} 0V${height}`).join('')}
        vectorEffect="non-scaling-stroke"
      />
      {rhythms.map((rhythm, index) => (
        <path
          d={`M0 ${(tops[index] ?? 0) + rhythm.height / 2}H${length}`}
          strokeWidth={rhythm.height}
          strokeDasharray={`${rhythm.width} ${(length / rhythm.perYear - rhythm.width).toFixed(3)}`}
          strokeDashoffset={rhythm.width}
          key={tops[index]}
        />
      ))}
    </svg>
  )
}
