import type { ReactNode } from 'react'
import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import type { FigureName } from '#content/schema/figure.ts'

interface BesideFigureProps {
  figure: FigureName
  caption: string
  labels?: 'long'
  /** Whether the figure is in the first screens. */
  eager?: boolean
  className?: string
  /** What is in the right half, a column on paper. */
  children: ReactNode
}

/** The drawing of a sample in the left half, and beside it what is decided from it. */
export function BesideFigure({ figure, caption, labels, eager, className = '', children }: BesideFigureProps) {
  return (
    <div className={`fields items-start border-t border-ink print:grid print:grid-cols-2 ${className}`.trim()}>
      <figure className="field-1-2 p-0 print:col-span-1">
        <FigureFrame figure={figure} labels={labels} eager={eager} className="print:w-4/5" />
        <FigureCaption className="unlined" figure={figure}>
          {caption}
        </FigureCaption>
      </figure>
      {children}
    </div>
  )
}
