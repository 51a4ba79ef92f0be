/* Reads a stored session, and checks that it is whole. */

import type { Session } from '@supabase/supabase-js'
import { decodeJwt } from 'jose/jwt/decode'

/**
 * The session in a stored text; null for a text that contains no usable one. The client library fails on some of these
 * (`42`) and leaves others in storage (`{{{`).
 */
export function parseSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** Whether a value from storage, another tab or the service has all fields of a session that this site uses. */
export function isSession(value: unknown): value is Session {
  return (
    isObject(value) &&
    isToken(value.access_token) &&
    isToken(value.refresh_token) &&
    Number.isFinite(value.expires_at) &&
    isObject(value.user) &&
    typeof value.user.id === 'string' &&
    typeof value.user.email === 'string'
  )
}

/** The claims of an access token; undefined for a token that cannot be read. */
export function claimsOf(accessToken: string): ReturnType<typeof decodeJwt> | undefined {
  try {
    return decodeJwt(accessToken)
  } catch {
    return undefined
  }
}

/** Printable ASCII, because `fetch` throws on a header with a line break, which would look like an unreachable service. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[ -~]+$/.test(value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
