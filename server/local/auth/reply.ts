import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Answer 429. @param wait in seconds */
export function tooManyRequests(c: Context, wait: number): Response {
  c.header('Retry-After', String(wait))
  return refuse(c, 429, 'over_request_rate_limit', 'Request rate limit reached')
}

/** A refusal in the form of the hosted service. */
export function refuse(c: Context, status: ContentfulStatusCode, code: string, msg: string): Response {
  c.header('X-Sb-Error-Code', code)
  return c.json({ code: status, error_code: code, msg }, status)
}
