import type { Figure } from '#components/figures/engine/figure.ts'
import { frame } from '#components/figures/engine/frame.ts'
import { pathData } from '#components/figures/engine/path.ts'
import { contourLines, reliefCss } from '#components/figures/marks/map.tsx'

/** One corner of the map: its contour lines alone. */
export const corner: Figure = { frame: frame(0, 0, 160, 120), ground: 'paper', css: reliefCss, Drawing }

function Drawing() {
  return (
    <path
      className="c"
      d={pathData(
        contourLines(() => true),
        0.4,
      )}
    />
  )
}
