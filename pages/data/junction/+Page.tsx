import { DrawnSample } from '#components/data/DrawnSample.tsx'
import { WithInterval } from '#components/data/WithInterval.tsx'
import sectors from '#content/day/results/sectors.json' with { type: 'json' }
import { type Arm, fragments, junctionPage } from '#words/pages/publications/junction.ts'
import { whole } from '#words/print.ts'

export function Page() {
  return (
    <DrawnSample
      current="/data/junction"
      figure="junction"
      words={junctionPage}
      sections={fragments}
      rows={sectors.turns.map(({ from, to, cars, people, least, most, truth, isHidden }) => {
        const turn = junctionPage.decision.turn(from as Arm, to as Arm)
        return {
          cells: [turn, whole(cars), <WithInterval value={people} {...{ least, most }} key={turn} />, whole(truth)],
          hot: isHidden,
        }
      })}
      moreRows={sectors.modes.map(({ mode, people, least, most, truth }) => ({
        cells: [
          junctionPage.more.modes[mode as keyof typeof junctionPage.more.modes],
          <WithInterval value={people} {...{ least, most }} key={mode} />,
          whole(truth),
        ],
      }))}
    />
  )
}
