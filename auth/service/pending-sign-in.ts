import type { Session } from '@supabase/supabase-js'
import type { AuthClient } from './auth-client.client.ts'

/**
 * A sign-in that lacks a proof. Its session is in the memory of an ephemeral client alone, so that leaving the page signs
 * nobody in.
 */
export interface PendingSignIn {
  kind: 'pending'
  client: AuthClient
  session: Session
  /** The password that the sign-in was made with: the service asks for it again before it takes a new one. */
  password?: string
}
