/** An example year of research: how many questions begin it, and how many leave it at each of the four steps. */
export const researchYear = { questions: 40, leaves: [18, 13, 5, 1] } as const

/** The box of the drawing: four columns of 300 units. */
export const pathBox = { width: 1200, height: 300, column: 300, perIdea: 4 } as const

const bend = 14
const turnsAt = 110

/**
 * Bands of an alluvial drawing: their width is a count. Each exit peels off the lower edge, turns through a quarter
 * circle and falls to the foot of the box.
 * @param start ideas that arrive at the first step
 * @param leaves how many leave at each step
 * @throws {RangeError} when more leave a step than arrive at it
 */
export function branchesOf(start: number, leaves: readonly number[]) {
  const { column, perIdea, height } = pathBox
  let arrive = start
  return leaves.map((leave, index) => {
    if (leave > arrive) throw new RangeError(`Step ${index + 1}: ${leave} leave, but only ${arrive} arrive.`)
    const goOn = arrive - leave
    const [left, turn] = [index * column, index * column + turnsAt]
    const [lower, inner] = [arrive * perIdea, goOn * perIdea]
    const outerRadius = leave * perIdea + bend
    const branch = {
      arrive,
      goOn,
      leave,
      /** Path data of the band through this step, and of its exit. */
      band: `M${left} 0h${column}v${inner}H${turn}v${lower - inner}H${left}z`,
      exit: `M${turn} ${inner}a${outerRadius} ${outerRadius} 0 0 1 ${outerRadius} ${outerRadius}V${height}h${-leave * perIdea}V${lower + bend}a${bend} ${bend} 0 0 0 ${-bend} ${-bend}z`,
    }
    arrive = goOn
    return branch
  })
}
