/* The table of the React islands. A new island is registered here (CONTRIBUTING.md). */

/**
 * The hydration trigger of an island, which decides when a page loads its script. `load`: after the first frame, for an
 * island that is the purpose of its page. `touch`: when the visitor first touches the island.
 */
export type Trigger = 'load' | 'touch'

/** The React islands, by the name on their markers. Pages load them by these triggers, and the build preloads by them. */
export const islands = {
  'contact-form': 'touch',
  'sign-in': 'load',
  dashboard: 'load',
} as const satisfies Record<string, Trigger>

export type IslandName = keyof typeof islands

/**
 * The chunk that sign-in requests once its form is hydrated: the auth client (vite.config.ts). Its page preloads the other
 * scripts of the island at once, and this one later.
 */
export const deferredChunk = 'auth'

/**
 * Id of the template with the preloads of the deferred chunk. In a template they load nothing, and keep their integrity
 * hashes, which an `import()` cannot state.
 */
export const deferredPreloadsId = 'deferred-preloads'
