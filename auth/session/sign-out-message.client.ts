/** Why the dashboard sends a visitor to sign-in. A visitor who came without a session is told nothing. */
export type SignOutMessage = 'signedOut' | 'ended'

const key = 'sign-out-message'

/** Leaves the reason for the sign-in page of this tab. Where storage is blocked, that page says nothing. */
export function leaveSignOutMessage(message: SignOutMessage): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Nothing to say then.
  }
}

/** The reason, once: a reload does not repeat it. */
export function takeSignOutMessage(): SignOutMessage | undefined {
  try {
    const message = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return message === 'signedOut' || message === 'ended' ? message : undefined
  } catch {
    return undefined
  }
}
