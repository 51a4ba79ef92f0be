/* For all files of the simulated day: a computation that several results share runs once. */

/** A function that computes its result on the first call, and returns the same one from then on. */
export function once<Result>(compute: () => Result): () => Result {
  let computed: { result: Result } | undefined
  return () => {
    computed ??= { result: compute() }
    return computed.result
  }
}
