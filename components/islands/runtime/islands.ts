/**
 * The hydration trigger of an island: when a page loads its script. `load`: after the first frame, because visitors come to
 * the page for nothing else. `touch`: when the visitor first touches the island.
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
 * Id of the template with the deferred preloads of an island: the scripts that it uses once it is live. In a template they
 * load nothing, and keep the hashes of their bytes, which an `import()` alone cannot state.
 */
export const deferredPreloadsId = 'supply'
