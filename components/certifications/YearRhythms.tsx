/** An event that recurs through a year. `height` and `width` of its marks are in drawing units. */
interface Rhythm {
  perYear: number
  height: number
  width: number
}

interface YearRhythmsProps {
  /** Of the first words, in their order. What has no rhythm is said in words alone. */
  rhythms: readonly Rhythm[]
  words: readonly { readonly value: string; readonly text: string }[]
}

/** Events that recur through a year: how often, as marks along its twelve months, and in words. */
export function YearRhythms({ rhythms, words }: YearRhythmsProps) {
  return (
    <dl className="border-t border-ink p-0">
      {words.map(({ value, text }, index) => (
        <div
          className="grid grid-cols-[1fr_3fr] items-center gap-y-2 border-b border-rule py-4 max-narrow:grid-cols-1 print:py-1"
          key={text}
        >
          <dt className="px-in text-display-1 max-plates:text-title-2 max-slim:text-title-1">{value}</dt>
          <dd className="px-in">
            {rhythms[index] && <YearStrip {...rhythms[index]} />}
            <span className="opaque">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const length = 1200
const height = 44
const months = Array.from({ length: 13 }, (_, month) => month * (length / 12))

/** Twelve columns, one for each month, with a mark at the end of each period. They are stretched to the width of the page. */
function YearStrip({ perYear, height: ofMark, width }: Rhythm) {
  return (
    <svg
      className="drawing mb-2 h-11 stroke-ink p-0"
      viewBox={`0 0 ${length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="stroke-rule"
        d={months.map((at) => `M${at} 0V${height}`).join('')}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 ${height / 2}H${length}`}
        strokeWidth={ofMark}
        strokeDasharray={`${width} ${(length / perYear - width).toFixed(3)}`}
        strokeDashoffset={width}
      />
    </svg>
  )
}
