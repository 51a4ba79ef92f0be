/* Carries the reason of a sign-out from the dashboard to the sign-in page. */

const messages = ['signedOut', 'signedOutHere', 'ended'] as const
/**
 * Why the dashboard sends a visitor to sign-in. `signedOutHere`: the service has not confirmed that it ended the
 * other sessions. Visitors without a session get no message.
 */
export type SignOutMessage = (typeof messages)[number]

const key = 'sign-out-message'

/** Stores the reason for the sign-in page of this tab. If storage is blocked, that page shows no message. */
export function leaveSignOutMessage(message: SignOutMessage): void {
  try {
    sessionStorage.setItem(key, message)
  } catch {
    // Then there is no message.
  }
}

/** The reason, once: a reload does not repeat it. */
export function takeSignOutMessage(): SignOutMessage | undefined {
  try {
    const message = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return messages.find((one) => one === message)
  } catch {
    return undefined
  }
}
