import { availableParallelism } from 'node:os'

/**
 * Does something with each item, several at once: as many as the machine has cores by default, because compressing and
 * drawing run on threads of Node's own, and all items at once would fill the memory. After an error no other item is begun.
 */
export async function inLanes<Item>(
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
