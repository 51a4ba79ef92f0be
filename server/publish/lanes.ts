import { availableParallelism } from 'node:os'

/**
 * Does something with each item, as many at once as the machine has cores: compressing and drawing run on threads of
 * Node's own, and all items at once would fill the memory.
 */
export async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}
