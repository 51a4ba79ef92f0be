import type { Moment } from './islands.ts'

/**
 * A function that calls `start` once, at a moment. Each is in a file of its own, so that a page loads no other.
 * `moment` exists in the type only: it ties the function to what `islands` declares.
 */
export interface When<M extends Moment = Moment> {
  (element: Element, start: () => void): void
  readonly moment?: M
}
