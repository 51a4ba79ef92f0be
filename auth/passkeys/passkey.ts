import type { PasskeyListItem } from '@supabase/supabase-js'

/** A passkey of an account. Times are ISO 8601 in UTC. */
export interface Passkey {
  id: string
  /** The service names it after the passkey's manager, until the signed-in client does; may be empty. */
  name: string
  added: string
  /** Undefined for a passkey that has not signed in yet. */
  used?: string | undefined
}

/** Longest name that the service stores, in bytes of UTF-8. */
export const passkeyNameBytes = 120

/** A passkey as the service describes it. One that was just added has no time of use. */
export const passkeyOf = ({
  id,
  friendly_name = '',
  created_at,
  last_used_at,
}: Pick<PasskeyListItem, 'id' | 'friendly_name' | 'created_at' | 'last_used_at'>): Passkey => ({
  id,
  name: friendly_name,
  added: created_at,
  used: last_used_at,
})
