import type { Session } from '@supabase/supabase-js'

/**
 * The session in a stored text, or null where there is none that can be used: not JSON, not an object, no tokens,
 * no user. The client library throws inside on some of these (`42`) and leaves others in place (`{{{`).
 */
export function readStoredSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** Checks what this site uses of a session. Also holds what other tabs send, and what a service answers. */
export function isSession(value: unknown): value is Session {
  return (
    isObject(value) &&
    typeof value.access_token === 'string' &&
    typeof value.refresh_token === 'string' &&
    Number.isFinite(value.expires_at) &&
    isObject(value.user) &&
    typeof value.user.id === 'string' &&
    typeof value.user.email === 'string'
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
