import type { ReactNode } from 'react'
import { placeOnLog } from '#components/log-scale.ts'
import { type Ground, Section, SectionHead } from '#components/ui/Section.tsx'
import { precision } from '#words/pages/precision.ts'

interface ScaleSectionProps {
  id: string
  ground?: Ground
  scale: Scale
  /** Whether the section's number is odd: the fills of the scale bar alternate from section to section. */
  odd: boolean
  title: string
  text: string
  children: ReactNode
}

/** A section with its decade of the scale bar at its edge. A scale without marks has no bar. */
export function ScaleSection({ id, ground = 'paper', scale, odd, title, text, children }: ScaleSectionProps) {
  return (
    <Section ground={ground} id={id} className="scale">
      {scale.marks.length > 0 && <ScaleBar scale={scale} odd={odd} />}
      <SectionHead numeral={<Length scale={scale} />} size="length" isContent title={title} text={text} />
      {children}
    </Section>
  )
}

function Length({ scale: { length, unit } }: { scale: Scale }) {
  return (
    <>
      {length}
      <span className="ml-[-0.06em] text-[0.375em] tracking-[-0.03em]">{`\u00a0${unit}`}</span>
    </>
  )
}

/** A decade of lengths: from `top`, in metres, down to a tenth of it. */
interface Scale {
  length: string
  unit: string
  top: number
  /** Lengths marked on the bar. `hot` is highlighted in amber. */
  marks: readonly { label: string; metres: number; hot?: boolean }[]
}

/** Divisions of a decade, as on a printed scale bar: 10, 5, 2, 1. */
const divisions = [1, 0.5, 0.2, 0.1] as const

const percent = (value: number) => `${value.toFixed(1)}%`

/** A decade of the scale bar that runs down the page. Lengths are placed on a logarithmic axis. */
function ScaleBar({ scale, odd }: { scale: Scale; odd: boolean }) {
  const placeOf = (metres: number) => placeOnLog(metres, scale.top, scale.top / 10)
  const edges = divisions.map((part) => placeOf(scale.top * part))
  return (
    <svg className="scale-bar drawing" aria-hidden="true">
      {edges.slice(1).map((edge, index) => {
        const from = edges[index] ?? 0
        const filled = (index % 2 === 0) === odd
        return filled && <rect key={edge} width="100%" y={percent(from)} height={percent(edge - from)} />
      })}
      {scale.marks.map(({ label, metres, hot }) => {
        const place = percent(placeOf(metres))
        return (
          <g key={label}>
            {hot ? (
              <rect
                className="fill-amber stroke-edge stroke-3 max-wide:w-[1.1rem]"
                y={place}
                width="34"
                height="18"
                transform="translate(-1 -9)"
              />
            ) : (
              <line className="stroke-ink max-wide:hidden" x1="13" x2="27" y1={place} y2={place} />
            )}
            <text
              className={
                hot
                  ? 'font-mono text-label font-bold max-wide:hidden'
                  : 'fill-mute font-mono text-label max-wide:hidden'
              }
              x={hot ? 42 : 35}
              y={place}
              dy="4"
            >
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Operational impact of a precision of `at` (a length with its unit). */
export function Impact({ at, title, text }: { at: string; title: string; text: string }) {
  return (
    <div className="field-2-4 mt-part grid grid-cols-3 gap-y-4 border-y border-ink px-0 py-4 max-wide:grid-cols-1 wide:fr:grid-cols-[2fr_3fr_4fr] print:break-inside-avoid">
      <p className="marginal px-in">
        {precision.impact} {at}
      </p>
      <h3 className="px-in text-title-1">{title}</h3>
      <p className="px-in">{text}</p>
    </div>
  )
}

/** Hatched link to sign-in, in place of a figure for clients only (specification, section 1). */
export function MaskedFigure({ caption }: { caption: string }) {
  return (
    <a className="group veil print:break-inside-avoid" href="/login">
      <span className="cell-title note bg-ground px-2 py-1 max-narrow:min-w-0 max-narrow:flex-1 max-narrow:text-note">
        {caption}
      </span>
      <span className="arrow-link bg-ground px-2 py-1 max-narrow:max-w-[45%] max-narrow:text-note max-narrow:text-balance">
        {precision.veil}
      </span>
    </a>
  )
}
