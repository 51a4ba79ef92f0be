import cairn from '#content/day/results/cairn.json' with { type: 'json' }

/** The top stone of the cairn, enlarged. It is the shortest stay of the simulated day, which a summary would lose. */
export function TopStone({ className = '' }: { className?: string }) {
  return (
    <svg className={`stone ${className}`} viewBox={cairn.topStone.viewBox} aria-hidden="true">
      <StonePaths stone={cairn.topStone} />
    </svg>
  )
}

/** A stone and its shaded side. A style sheet paints them by the classes st and sh. */
export function StonePaths({ stone }: { stone: { outline: string; shade: string } }) {
  return (
    <>
      <path className="st" d={stone.outline} />
      <path className="sh" d={stone.shade} />
    </>
  )
}
