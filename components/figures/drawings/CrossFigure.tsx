import { frames, viewBoxOf } from '#components/figures/engine/frame.ts'
import { ink } from '#components/figures/engine/ink.ts'
import { figureWords } from '#content/en/figures.ts'

const arm = 5

/** One tile of the graticule, for a repeating background: a cross whose halves meet at the left and right edges. */
export function CrossFigure() {
  const { width: tile, height } = frames.cross
  const middle = height / 2
  const half = (x: number) => `M${x} ${middle - arm}v${2 * arm}M${x - arm} ${middle}h${2 * arm}`
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBoxOf(frames.cross)} width={tile} height={height}>
      <title>{figureWords.cross.alt}</title>
      <style>{`${ink('paper')}path{stroke:var(--i);opacity:.65}`}</style>
      <path d={half(0) + half(tile)} />
    </svg>
  )
}
