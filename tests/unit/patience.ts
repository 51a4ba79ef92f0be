import { configure } from '@testing-library/dom'

/**
 * How long a test waits for what it expects, in milliseconds. Against a wait that hangs, not a measure: on a machine that
 * does other work, the second that both libraries give is soon over.
 */
export const patience = 30_000

configure({ asyncUtilTimeout: patience })
