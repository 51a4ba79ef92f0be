/* What the sections of /about/precision share. */

import type { ReactNode } from 'react'
import { type Ground, Section, SectionHead } from '#components/ui/Section.tsx'
import { precision } from '#words/pages/precision.ts'
import { type Scale, ScaleBar, type ScaleBarProps } from './ScaleBar.tsx'

interface ScaleSectionProps {
  id: string
  ground?: Ground
  scale: Scale
  odd: ScaleBarProps['odd']
  title: string
  text: string | readonly string[]
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

/** Operational impact of a precision of `at` (a length with its unit). */
export function Impact({ at, title, text }: { at: string; title: string; text: string }) {
  return (
    <div className="field-2-4 mt-part grid grid-cols-3 gap-y-4 border-y border-ink px-0 py-4 max-wide:grid-cols-1 wide:fr:grid-cols-[2fr_3fr_4fr] print:break-inside-avoid">
      <p className="term px-in">
        {precision.impact} {at}
      </p>
      <h3 className="px-in text-title-1">{title}</h3>
      <p className="px-in">{text}</p>
    </div>
  )
}
