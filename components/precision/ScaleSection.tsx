import type { ReactNode } from 'react'
import { type Ground, Section } from '#components/ui/Section.tsx'
import { type Scale, ScaleBar } from './ScaleBar.tsx'

interface ScaleSectionProps {
  id: string
  ground?: Ground
  scale: Scale
  /** Whether the section's number is odd: the fills of the scale bar alternate from section to section. */
  odd: boolean
  note?: string
  title: string
  text: string
  children: ReactNode
}

/** A section with its decade of the scale bar at its edge. A scale without marks has no bar. */
export function ScaleSection({ id, ground = 'paper', scale, odd, note, title, text, children }: ScaleSectionProps) {
  return (
    <Section ground={ground} id={id} className="scale">
      {scale.marks.length > 0 && <ScaleBar scale={scale} odd={odd} />}
      <div className="section-head">
        <div className="numeral">
          <span>
            {scale.length}
            <span className="unit">{`\u00a0${scale.unit}`}</span>
          </span>
          {note && <p className="marginal">{note}</p>}
        </div>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </Section>
  )
}
