import type { Farewell } from './farewell.ts'

const key = 'farewell'

/** Leaves the reason for the sign-in page of this tab. Where storage is blocked, that page says nothing. */
export function leaveFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(key, farewell)
  } catch {
    // Nothing to say then.
  }
}

/** The reason, once: a reload does not repeat it. */
export function takeFarewell(): Farewell | undefined {
  try {
    const farewell = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return farewell === 'signedOut' || farewell === 'ended' ? farewell : undefined
  } catch {
    return undefined
  }
}
