import { outlineData } from '#components/figures/engine/path.ts'
import { stack } from '#content/day/cairn.ts'

const seed = 8
const minutes = [44, 20, 11, 5]

function draw() {
  const { width, height, stones } = stack(
    minutes.map((minutes, index) => ({ id: index + 1, minutes })),
    96,
    seed,
  )
  return {
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
    outlines: stones.map(({ outline }) => outlineData(outline)),
  }
}

let drawn: ReturnType<typeof draw> | undefined

/** Four stones, the last with the class amber. Drawn once, since the header of every page shows the same logo. */
export function Logo({ id }: { id?: string | undefined }) {
  drawn ??= draw()
  const { viewBox, outlines } = drawn
  return (
    <svg id={id} viewBox={viewBox} aria-hidden="true">
      {outlines.map((outline, index) => (
        <path
          key={outline}
          className={index === outlines.length - 1 ? 'amber' : undefined}
          fill={index === outlines.length - 1 ? undefined : 'currentColor'}
          d={outline}
        />
      ))}
    </svg>
  )
}
