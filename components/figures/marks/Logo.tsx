import { outlineData } from '#components/figures/engine/path.ts'
import { stack } from '#content/day/cairn.ts'

const seed = 8
const { width, height, stones } = stack(
  [44, 20, 11, 5].map((minutes, index) => ({ id: index + 1, minutes })),
  96,
  seed,
)
// Once, not for every page: the header of thousands shows the same.
const outlines = stones.map(({ outline }) => outlineData(outline))

/** Four stones; the last has the class amber. */
export function Logo() {
  return (
    <svg viewBox={`0 0 ${Math.round(width)} ${Math.round(height)}`} aria-hidden="true">
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
