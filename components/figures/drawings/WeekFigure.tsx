import { Drawing } from '#components/figures/engine/Drawing.tsx'
import type { FigureLabel, LabelPlan } from '#components/figures/engine/labels.ts'
import { short } from '#components/figures/engine/path.ts'
import type { Stay } from '#content/day/track/places.ts'
import { week } from '#content/day/track/week.ts'
import { decimal } from '#content/day/words/print.ts'

const css =
  'path{fill:none}.g{stroke:var(--i);stroke-width:.5;opacity:.3}.w{stroke:var(--i);stroke-width:1}.b{stroke:var(--i);stroke-width:17}.l{stroke:var(--g);stroke-width:17}.e{stroke:var(--p);stroke-width:1}.s{stroke:var(--a);stroke-width:23}'

/** Seven strips of 24 hours, in drawing units. */
const strips = { left: 30, right: 536, top: 42, pitch: 33 } as const
const home = 1

const across = (minutes: number): number => short(strips.left + (minutes / 1440) * (strips.right - strips.left))
const rowAt = (index: number): number => strips.top + index * strips.pitch

/** A week of other days: each stay a bar, home in ink, the shortest of all amber; the line between them is the road. */
export function WeekFigure() {
  const rows = week().map((one, index) => ({ ...one, y: rowAt(index) }))
  const bars = (passes: (stay: Stay, shortest: Stay | undefined) => boolean) =>
    rows
      .flatMap(({ stays, shortest, y }) =>
        stays
          .filter((stay) => passes(stay, shortest))
          .map((stay) => `M${across(stay.arrive)} ${y}H${across(stay.leave)}`),
      )
      .join('')
  const hours = [0, 6, 12, 18, 24].map((hour) => `M${across(hour * 60)} 24V${rowAt(rows.length - 1) + 14}`)
  return (
    <Drawing name="week" ground="paper" css={css}>
      <path className="g" d={hours.join('')} />
      <path className="w" d={rows.map(({ y }) => `M${strips.left} ${y}H${strips.right}`).join('')} />
      <path className="b" d={bars((stay) => stay.place === home)} />
      <path className="l" d={bars((stay, shortest) => stay.place !== home && stay !== shortest)} />
      <path className="s" d={bars((stay, shortest) => stay === shortest)} />
    </Drawing>
  )
}

/** The seed of each day before its strip, its entropy after it. */
export function weekLabels(): LabelPlan {
  const axis = (text: string, x: number, y: number, align: 'start' | 'middle' | 'end', hot = false): FigureLabel => ({
    kind: 'axis',
    text,
    at: { x, y },
    align,
    hot,
  })
  const hours = [6, 12, 18].map((hour) => axis(`${String(hour).padStart(2, '0')}:00`, across(hour * 60), 17, 'middle'))
  const rows = week().flatMap(({ seed, entropy, shortest }, index) => [
    axis(String(seed), strips.left - 10, rowAt(index) + 5, 'end', shortest !== undefined),
    axis(decimal(entropy, 2), 598, rowAt(index) + 5, 'end', shortest !== undefined),
  ])
  return { labels: [...hours, ...rows], avoid: { circles: [], lines: [] }, kind: 'map' }
}
