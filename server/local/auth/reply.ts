import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Answer 429. @param wait in seconds */
export function tooManyRequests(c: Context, wait: number): Response {
  c.header('Retry-After', String(wait))
  return refuse(c, 429, 'over_request_rate_limit', 'Request rate limit reached')
}

/** A refusal in the form of the hosted service. @param details further fields, as `weak_password` has them */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  msg: string,
  details: object = {},
): Response {
  c.header('X-Sb-Error-Code', code)
  return c.json({ code: status, error_code: code, msg, ...details }, status)
}

/** An error that ends a request with an answer that is already written: a refusal of the package, passed on. */
export function passOn(answer: Response): HTTPException {
  return new HTTPException(undefined, { res: answer })
}
