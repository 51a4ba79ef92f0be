import { sheet } from '#content/day/ground/sheet.ts'
import { item } from '#content/day/item.ts'
import { type Entity, positionAt } from './population.ts'

export const tensorShape = { columns: 12, rows: 8, hours: 24 } as const

const samplesPerHour = [0.1, 0.3, 0.5, 0.7, 0.9] as const

/** Mean number of entities by hour, then by cell; cells run row by row from the north-west. */
export type Tensor = readonly (readonly number[])[]

/** Counts entities by hour and cell. An hour is the mean of five instants; who is off the sheet counts in an edge cell. */
export function countTensor(entities: readonly Entity[]): Tensor {
  const { columns, rows, hours } = tensorShape
  const cell = (value: number, size: number, count: number) =>
    Math.max(0, Math.min(count - 1, Math.floor((value / size) * count)))
  return Array.from({ length: hours }, (_, hour) => {
    const counts = new Array<number>(columns * rows).fill(0)
    for (const entity of entities) {
      for (const part of samplesPerHour) {
        const at = positionAt(entity, hour + part)
        const index = cell(at.y, sheet.height, rows) * columns + cell(at.x, sheet.width, columns)
        counts[index] = item(counts, index) + 1 / samplesPerHour.length
      }
    }
    return counts
  })
}

/** The fullest cells of one hour: how many hold at least so many entities, and their share of everyone. */
export function concentration(counts: readonly number[], least: number): { cells: number; share: number } {
  const full = counts.filter((count) => count >= least)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { cells: full.length, share: sum(full) / sum(counts) }
}
