import { configure } from '@testing-library/dom'

/**
 * How long a test waits for what it expects, in milliseconds. It ends a wait that hangs and measures nothing: the
 * default of both libraries, one second, is too short for a busy machine.
 */
export const patience = 30_000

configure({ asyncUtilTimeout: patience })
