/*
 * Linear algebra by which ranging-mesh.ts locates the radios of the simulated mesh, for the figure "mesh". A change takes
 * effect with `npm run results -w content/day`.
 */

import { item } from '#day/item.ts'

/** Rows of a square matrix. */
export type Matrix = readonly (readonly number[])[]

/** Lower triangle L of a symmetric positive definite matrix A = L Lᵀ (Cholesky; published by Benoit, 1924). */
function lowerOf(matrix: Matrix): number[][] {
  const lower: number[][] = matrix.map(() => [])
  for (const [row, values] of matrix.entries()) {
    const here = item(lower, row)
    for (let column = 0; column <= row; column++) {
      const there = item(lower, column)
      let sum = item(values, column)
      for (let k = 0; k < column; k++) sum -= item(here, k) * item(there, k)
      if (row !== column) here.push(sum / item(there, column))
      else if (sum > 0) here.push(Math.sqrt(sum))
      else throw new RangeError('The matrix is not positive definite: the data do not determine all unknowns.')
    }
  }
  return lower
}

/**
 * Solves A x = b for a symmetric positive definite A.
 *
 * @throws {RangeError} when A is not positive definite
 */
export function solve(matrix: Matrix, right: readonly number[]): number[] {
  const lower = lowerOf(matrix)
  const down: number[] = []
  for (const [row, values] of lower.entries()) {
    const known = down.reduce((sum, value, k) => sum + item(values, k) * value, 0)
    down.push((item(right, row) - known) / item(values, row))
  }
  const up = new Array<number>(right.length).fill(0)
  for (let row = right.length - 1; row >= 0; row--) {
    let sum = item(down, row)
    for (let k = row + 1; k < right.length; k++) sum -= item(item(lower, k), row) * item(up, k)
    up[row] = sum / item(item(lower, row), row)
  }
  return up
}

/** Inverse of a symmetric positive definite matrix. */
export const inverse = (matrix: Matrix): number[][] =>
  matrix.map((_, column) =>
    solve(
      matrix,
      matrix.map((_, row) => (row === column ? 1 : 0)),
    ),
  )

/**
 * The eigenvectors of the two greatest eigenvalues of a symmetric matrix, each as long as the root of its eigenvalue,
 * by power iteration; the second after the first has been taken out (Hotelling, J. Educ. Psychol. 24, 1933).
 */
export function twoLargest(matrix: Matrix): [number[], number[]] {
  const times = (vector: readonly number[]) =>
    matrix.map((row) => row.reduce((sum, value, k) => sum + value * item(vector, k), 0))
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, k) => sum + value * item(b, k), 0)
  const find = (known?: readonly number[]) => {
    let vector = matrix.map((_, k) => Math.sin(k + 1))
    let size = 0
    for (let step = 0; step < 200; step++) {
      const share = known ? dot(vector, known) / dot(known, known) : 0
      const next = times(vector.map((value, k) => value - share * (known ? item(known, k) : 0)))
      size = Math.sqrt(dot(next, next))
      vector = next.map((value) => value / size)
    }
    return vector.map((value) => value * Math.sqrt(size))
  }
  const first = find()
  return [first, find(first)]
}
