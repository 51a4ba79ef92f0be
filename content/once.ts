/** A function that computes its result on the first call, and returns the same one from then on. */
export function once<Result>(compute: () => Result): () => Result {
  let computed: { result: Result } | undefined
  return () => {
    computed ??= { result: compute() }
    return computed.result
  }
}

/** A function that computes its result on the first call with a value, and returns the same one for that value from then on. */
export function oncePer<Value, Result>(compute: (value: Value) => Result): (value: Value) => Result {
  const computed = new Map<Value, { result: Result }>()
  return (value) => {
    const known = computed.get(value) ?? { result: compute(value) }
    computed.set(value, known)
    return known.result
  }
}
