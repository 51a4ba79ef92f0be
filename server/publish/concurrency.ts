import { availableParallelism } from 'node:os'

/**
 * Processes items in parallel, by default as many as the machine has cores: compressing and drawing run on Node's threads,
 * and all items at once would fill the memory. After an error no further item is started.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  limit = availableParallelism(),
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  try {
    await Promise.all(Array.from({ length: limit }, worker))
  } finally {
    waiting.length = 0
  }
}
