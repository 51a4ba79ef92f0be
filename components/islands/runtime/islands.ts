/**
 * The moment at which a page loads an island's script. `load`: at once, because visitors come to the page for nothing
 * else. `touch`: when the visitor first touches the island.
 */
export type Moment = 'load' | 'touch'

/** The React islands, by the name on their markers. Pages load them at these moments, and the build preloads by them. */
export const islands = {
  'contact-form': 'touch',
  'sign-in': 'load',
  dashboard: 'load',
} as const satisfies Record<string, Moment>

export type IslandName = keyof typeof islands
