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
 * Id of the template with the deferred preloads of an island: the scripts that it uses once it is hydrated. In a template
 * they load nothing, and keep their integrity hashes, which an `import()` cannot state.
 */
export const deferredPreloadsId = 'supply'
