import { availableParallelism } from 'node:os'

/**
 * Processes items in parallel, by default as many as the machine has cores: compressing and drawing run on Node's threads,
 * and all items at once would fill the memory. After an error no further item is started.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  lanes = availableParallelism(),
): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    waiting.length = 0
  }
}
