import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { pathData } from '#day/drawings/engine/path.ts'
import { contourLines, reliefCss } from '#day/drawings/marks/map.tsx'

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
