/**
 * How long a test waits for what it expects, in milliseconds. It ends a wait that hangs and measures nothing: Vitest's
 * default of one second is too short for a busy machine.
 */
export const patience = 30_000
