/** The box of the drawing: four columns of 300 units. */
export const pathBox = { width: 1200, height: 330, column: 300, top: 30, perIdea: 4 } as const

/** One step: the band on arrival, and the branch that leaves it. */
export interface Branch {
  arrive: number
  goOn: number
  leave: number
  /** Path data of the band through this step, and of its exit. */
  band: string
  exit: string
  /** Middle of the exit at the foot of the drawing. */
  foot: number
}

const bend = 14
const turnsAt = 110

/**
 * Bands of an alluvial drawing: their width is a count. Each exit peels off the lower edge, turns through a quarter
 * circle and falls to the foot of the box.
 * @param start ideas that arrive at the first step
 * @param leaves how many leave at each step
 * @throws {RangeError} when more leave a step than arrive at it
 */
export function branchesOf(start: number, leaves: readonly number[]): readonly Branch[] {
  const { column, top, perIdea, height } = pathBox
  let arrive = start
  return leaves.map((leave, index) => {
    if (leave > arrive) throw new RangeError(`${leave} leave at step ${index + 1}, where only ${arrive} arrive.`)
    const goOn = arrive - leave
    const [left, turn] = [index * column, index * column + turnsAt]
    const [lower, inner] = [arrive * perIdea, goOn * perIdea]
    const outerRadius = leave * perIdea + bend
    const branch: Branch = {
      arrive,
      goOn,
      leave,
      band: `M${left} ${top}h${column}v${inner}H${turn}v${lower - inner}H${left}z`,
      exit: `M${turn} ${top + inner}a${outerRadius} ${outerRadius} 0 0 1 ${outerRadius} ${outerRadius}V${height}h${-leave * perIdea}V${top + lower + bend}a${bend} ${bend} 0 0 0 ${-bend} ${-bend}z`,
      foot: turn + bend + (leave * perIdea) / 2,
    }
    arrive = goOn
    return branch
  })
}
