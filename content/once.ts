/** A function that computes its result on the first call, and returns the same one from then on. */
export function once<Result>(compute: () => Result): () => Result {
  let computed: { result: Result } | undefined
  return () => {
    computed ??= { result: compute() }
    return computed.result
  }
}

declare global {
  /** What `onceInBuild` has computed, by name. */
  var builtOnce: Map<string, unknown> | undefined
}

/**
 * The same for slow functions: in a build, all copies of the calling module in a thread share the result. A build loads the
 * modules of pages twice, as files and in the bundle that renders them.
 * @param name a name of its own for each result
 */
export function onceInBuild<Result>(name: string, compute: () => Result): () => Result {
  return once(() => {
    // In development, a change of the module must take effect.
    if (process.env.NODE_ENV !== 'production') return compute()
    globalThis.builtOnce ??= new Map()
    if (!globalThis.builtOnce.has(name)) globalThis.builtOnce.set(name, compute())
    return globalThis.builtOnce.get(name) as Result
  })
}
