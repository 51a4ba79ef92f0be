/*
 * The figure "junction" of the simulated day: people through one junction of the simulated town in its busiest hour, each
 * flow as wide as its people, by mode. `npm run results -w content/day` draws it into results/drawings/junction.json.
 */

import type { Mode } from '#day/counts/residents.ts'
import { type Arm, arms, junctionTurns, type Turn } from '#day/counts/turns.ts'
import type { Figure } from '#day/drawings/engine/figure.ts'
import { frame } from '#day/drawings/engine/frame.ts'
import { fixedLabel } from '#day/drawings/engine/labels.ts'
import { oneDecimal } from '#day/drawings/engine/path.ts'
import { between } from '#day/ground/sheet.ts'
import { item } from '#day/item.ts'
import type { Align, LabelPlan, Point } from '../../format.ts'

const css =
  'path{fill:none}.m{stroke:var(--i);stroke-width:.7;stroke-dasharray:6 5;opacity:.6}.p{stroke:var(--p);stroke-width:2}.c{stroke:var(--i)}.b{stroke:var(--g)}.w{stroke:var(--i);opacity:.4}.o{stroke:var(--e)}.s{stroke:var(--a)}'

export const junction: Figure = { frame: frame(0, 0, 600, 400), ground: 'paper', css, Drawing, labels }

/** Units of width for a person, from the middle of a street to its first flow, and from the middle to where flows bend. */
const scale = { person: 0.22, median: 5, bend: 120 } as const
const middle: Point = { x: 300, y: 200 }
/** Which way a street leaves the junction, and how far it is drawn. */
const ways: Readonly<Record<Arm, Point & { readonly length: number }>> = {
  north: { x: 0, y: -1, length: 200 },
  east: { x: 1, y: 0, length: 300 },
  south: { x: 0, y: 1, length: 200 },
  west: { x: -1, y: 0, length: 300 },
}
/** From the middle of the street outward. */
const order: readonly Mode[] = ['car', 'bus', 'walk']
const classes: Readonly<Record<Mode, string>> = { car: 'c', bus: 'b', walk: 'w' }

/** The street to the left of who comes from one, the one ahead, the one to the right: flows lie in this order. */
const turning = (from: Arm): readonly Arm[] =>
  [1, 2, 3].map((by) => item(arms, (arms.indexOf(from) + by) % arms.length))

interface Lane {
  readonly turn: Turn
  readonly mode: Mode
  readonly people: number
}

/** The lanes of a list of flows, side by side, each with the distance of its middle from the middle of the street. */
function placed(lanes: readonly Lane[]): ReadonlyMap<string, number> {
  let edge: number = scale.median
  return new Map(
    lanes.map(({ turn, mode, people }) => {
      const width = people * scale.person
      edge += width
      return [`${turn.from} ${turn.to} ${mode}`, edge - width / 2]
    }),
  )
}

/** Traffic keeps to the right: flows that come in lie at the right of their street, and so do those that go out. */
function lanesOf(turns: readonly (Turn | undefined)[]): Lane[] {
  return turns.flatMap((turn) =>
    turn ? order.flatMap((mode) => (turn.people[mode] > 0 ? [{ turn, mode, people: turn.people[mode] }] : [])) : [],
  )
}

/** A point of a street: so far from the junction, and so far to the right of those who move in a direction. */
const on = (arm: Arm, away: number, aside: number, inward: boolean): Point => {
  const { x, y } = ways[arm]
  const side = inward ? aside : -aside
  return { x: middle.x + x * away + y * side, y: middle.y + y * away - x * side }
}

const at = ({ x, y }: Point) => `${oneDecimal(x)} ${oneDecimal(y)}`

/** Where the line of a street by which people come meets that of the street by which they leave. */
const cornerOf = (from: Arm, a: Point, b: Point): Point =>
  ways[from].x === 0 ? { x: a.x, y: b.y } : { x: b.x, y: a.y }

/** Every lane with its path, the widest flows first, so that narrow ones stay in sight. */
function ribbons() {
  const { turns } = junctionTurns()
  const find = (from: Arm, to: Arm) => turns.find((turn) => turn.from === from && turn.to === to)
  const starts = new Map(arms.map((arm) => [arm, placed(lanesOf(turning(arm).map((to) => find(arm, to))))]))
  const ends = new Map(
    arms.map((arm) => [
      arm,
      placed(
        lanesOf(
          turning(arm)
            .toReversed()
            .map((from) => find(from, arm)),
        ),
      ),
    ]),
  )
  return lanesOf(turns.toSorted((a, b) => b.sum - a.sum)).map((lane) => {
    const { from, to } = lane.turn
    const key = `${from} ${to} ${lane.mode}`
    const [aside, beside] = [starts.get(from)?.get(key) ?? 0, ends.get(to)?.get(key) ?? 0]
    const [a, b] = [on(from, scale.bend, aside, true), on(to, scale.bend, beside, false)]
    const corner = cornerOf(from, a, b)
    const [c, d] = [between(a, corner, 0.6), between(b, corner, 0.6)]
    return {
      ...lane,
      width: oneDecimal(lane.people * scale.person),
      tip: `M${at(on(to, ways[to].length - 22, beside - 6, false))}L${at(on(to, ways[to].length - 16, beside, false))}L${at(on(to, ways[to].length - 22, beside + 6, false))}`,
      path: `M${at(on(from, ways[from].length, aside, true))}L${at(a)}C${at(c)} ${at(d)} ${at(b)}L${at(on(to, ways[to].length, beside, false))}`,
    }
  })
}

function Drawing() {
  const { hidden } = junctionTurns()
  const lanes = ribbons()
  const hot = lanes.filter(({ turn }) => turn === hidden)
  return (
    <>
      <path className="m" d="M0 200H180M420 200H600M300 0V80M300 320V400" />
      {lanes.map(({ turn, mode, width, path }) => (
        <path key={`${turn.from} ${turn.to} ${mode}`} className={classes[mode]} strokeWidth={width} d={path} />
      ))}
      {hot.map(({ mode, width, path }) => (
        <path key={mode} className="o" strokeWidth={oneDecimal(width + 2.4)} d={path} />
      ))}
      {hot.map(({ mode, width, path }) => (
        <path key={mode} className="s" strokeWidth={width} d={path} />
      ))}
      <path
        className="p"
        d={lanes
          .filter(({ width }) => width > 8)
          .map(({ tip }) => tip)
          .join('')}
      />
      {order.map((mode, index) => (
        <path key={mode} className={classes[mode]} strokeWidth="14" d={`M8 ${64 + 30 * index}h34`} />
      ))}
    </>
  )
}

/** Where the numbers of the large flows stand, by the street that they come from. */
const numberAt: Readonly<Record<Arm, { readonly x: number; readonly y: number; readonly align?: Align }>> = {
  north: { x: 266, y: 30, align: 'end' },
  east: { x: 8, y: 174 },
  south: { x: 334, y: 390 },
  west: { x: 8, y: 312 },
}

/**
 * The people of the large flows, and the modes.
 *
 * @throws {RangeError} when two large flows come by one street, where one number would hide the other
 */
function labels(): LabelPlan {
  const { hidden, large } = junctionTurns()
  const shown = large.filter((turn) => turn !== hidden)
  if (new Set(shown.map(({ from }) => from)).size < shown.length)
    throw new RangeError('Two large flows of the junction come by one street, where there is room for one number.')
  return {
    style: 'map',
    labels: [
      { ...fixedLabel([`${hidden.sum} `, { word: 'people' }], { x: 592, y: 136 }, 'end'), hot: true },
      ...shown.map(({ from, sum }) =>
        fixedLabel([`${sum} `, { word: 'people' }], numberAt[from], numberAt[from].align),
      ),
      ...order.map((_, index) => fixedLabel([{ word: `modes.${index}` }], { x: 52, y: 69 + 30 * index })),
    ],
  }
}
