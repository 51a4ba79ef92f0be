import { claimRhythm, type RhythmClaim } from '#content/facts/claims.ts'

interface RhythmWords {
  /** How often it is done. What is done once, or within a limit, has no marks. */
  readonly claim?: RhythmClaim
  readonly value: string
  readonly text: string
}

/** Events that recur through a year: how often, as marks along its twelve months, and in words. */
export function YearRhythms({ rhythms }: { rhythms: readonly RhythmWords[] }) {
  return (
    <dl className="border-t border-ink p-0">
      {rhythms.map(({ claim, value, text }) => (
        <div
          className={`grid grid-cols-[1fr_3fr] gap-y-2 border-b border-rule py-4 max-narrow:grid-cols-1 print:py-1 ${claim ? '' : 'items-center'}`}
          key={text}
        >
          <dt
            className={`px-in text-display-1 max-plates:text-title-2 max-slim:text-title-1 ${claim ? 'narrow:flex narrow:h-11 narrow:items-center' : ''}`}
          >
            {value}
          </dt>
          <dd className="px-in">
            {claim && <YearStrip claim={claim} />}
            <span className="opaque">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const length = 1200
const height = 44
/** The marks of each rhythm, in drawing units. */
const marks = {
  daily: { perYear: 365, size: 26, width: 1 },
  quarterly: { perYear: 4, size: 40, width: 16 },
  annually: { perYear: 1, size: 42, width: 40 },
} as const
const months = Array.from({ length: 13 }, (_, month) => month * (length / 12))

/** Twelve columns, one for each month, with a mark at the end of each period. They are stretched to the width of the page. */
function YearStrip({ claim }: { claim: RhythmClaim }) {
  const { perYear, size, width } = marks[claimRhythm(claim)]
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
        strokeWidth={size}
        strokeDasharray={`${width} ${(length / perYear - width).toFixed(3)}`}
        strokeDashoffset={width}
      />
    </svg>
  )
}
