/** A passkey of an account. Times are ISO 8601 in UTC. */
export interface Passkey {
  id: string
  /** The service names it after the passkey's manager, until the client does; may be empty. */
  name: string
  added: string
  /** Undefined for a passkey that has not signed in yet. */
  used?: string | undefined
}

/** Longest name that the service stores, in bytes of UTF-8. */
export const passkeyNameBytes = 120
