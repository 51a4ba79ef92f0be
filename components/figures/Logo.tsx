import { outlineData } from '#components/figures/path.ts'
import { stack } from '#content/day/cairn.ts'

const seed = 8
const logo = stack(
  [44, 20, 11, 5].map((minutes, index) => ({ id: index + 1, minutes })),
  96,
  seed,
)

/** Four stones; the last has the class amber. */
export function Logo() {
  return (
    <svg viewBox={`0 0 ${Math.round(logo.width)} ${Math.round(logo.height)}`} aria-hidden="true">
      {logo.stones.map((stone, index) => (
        <path
          key={stone.id}
          className={index === logo.stones.length - 1 ? 'amber' : undefined}
          fill={index === logo.stones.length - 1 ? undefined : 'currentColor'}
          d={outlineData(stone.outline)}
        />
      ))}
    </svg>
  )
}
