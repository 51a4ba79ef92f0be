/* A figure of a whole day, which is too long for a column: the pages of a service and of a sector show theirs by it. */

import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import { figureWords } from '#words/figures.ts'
import { FigureCaption, FigureFrame } from './FigureFrame.tsx'

interface FigureStripProps {
  figure: FigureName
  /** Accessible name of its frame, which scrolls on a small screen. */
  label: string
  /** True for a strip that is dark within a light section. */
  isNight?: boolean
}

/** A long figure over the width of the sheet. */
export function FigureStrip({ figure, label, isNight = false }: FigureStripProps) {
  return (
    <figure className={isNight ? 'night mt-part p-0 [&_.hot]:fill-burnt' : 'mt-part p-0 [&_.hot]:fill-burnt'}>
      <ScrollFrame className="plate-frame" label={label}>
        <FigureFrame figure={figure} />
      </ScrollFrame>
      <FigureCaption figure={figure}>{figureWords[figure].caption}</FigureCaption>
    </figure>
  )
}
