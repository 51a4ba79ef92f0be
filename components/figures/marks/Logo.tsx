import { outlineData } from '#components/figures/engine/path.ts'
import { stack } from '#content/day/cairn.ts'
import { once } from '#content/once.ts'

const seed = 8
const minutes = [44, 20, 11, 5]

const drawing = once(() => {
  const { width, height, stones } = stack(
    minutes.map((minutes, index) => ({ id: index + 1, minutes })),
    96,
    seed,
  )
  return {
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
    outlines: stones.map(({ outline }) => outlineData(outline)),
  }
})

/** Four stones, the last on top. Their colours are in layout.css. Drawn once, since every page's header has the same logo. */
export function Logo({ id }: { id?: string | undefined }) {
  const { viewBox, outlines } = drawing()
  return (
    <svg id={id} viewBox={viewBox} aria-hidden="true">
      {outlines.map((outline) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  )
}
