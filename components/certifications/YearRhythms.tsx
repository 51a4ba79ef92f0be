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
      <YearStrip rhythms={rhythms} label={label} values={words.map(({ value }) => value)} />
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

interface YearStripProps extends Pick<YearRhythmsProps, 'rhythms' | 'label'> {
  /** The number that the words below call each rhythm. */
  values: readonly string[]
}

/** An event that recurs through a year. `height` and `width` of its marks are in drawing units. */
interface Rhythm {
  perYear: number
  height: number
  width: number
}

/**
 * Strip of twelve columns, one for each month. Each rhythm is a row of marks at the ends of its periods, and begins with its
 * number. The marks are stretched to the width of the page, the numbers are not.
 */
function YearStrip({ rhythms, label, values }: YearStripProps) {
  const gap = 22
  const height = rhythms.reduce((sum, rhythm) => sum + rhythm.height + gap, -gap)
  const middles = rhythms.map(
    (rhythm, index) => rhythms.slice(0, index).reduce((sum, above) => sum + above.height + gap, 0) + rhythm.height / 2,
  )
  return (
    <svg className="drawing h-38 p-0" role="img" aria-label={label}>
      <svg
        className="stroke-ink"
        aria-hidden="true"
        viewBox={`0 0 ${length} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <path
          className="stroke-rule"
          d={months.map((at) => `M${at} 0V${height}`).join('')}
          vectorEffect="non-scaling-stroke"
        />
        {rhythms.map((rhythm, index) => (
          <path
            d={`M0 ${middles[index]}H${length}`}
            strokeWidth={rhythm.height}
            strokeDasharray={`${rhythm.width} ${(length / rhythm.perYear - rhythm.width).toFixed(3)}`}
            strokeDashoffset={rhythm.width}
            key={middles[index]}
          />
        ))}
      </svg>
      {middles.map((middle, index) => (
        <text
          className="halo fill-ink stroke-8 text-title-1"
          x=".5em"
          y={`${((middle / height) * 100).toFixed(1)}%`}
          dy=".35em"
          key={middle}
        >
          {values[index]}
        </text>
      ))}
    </svg>
  )
}
