/* Answers and errors of the local auth service in the form of Supabase Auth. */

import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'

/** Optional text, as the hosted service reads it. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A refusal in the format of the hosted service. @param details further fields, such as those of `weak_password` */
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

/** An exception that ends a request with the given answer. */
export function responseException(answer: Response): HTTPException {
  return new HTTPException(undefined, { res: answer })
}

/** The body of a request. @throws {HTTPException} if it does not match the schema */
export async function bodyOf<Body>(c: Context, schema: z.ZodType<Body>): Promise<Body> {
  const result = schema.safeParse(await c.req.json().catch(() => undefined))
  if (result.success) return result.data
  throw responseException(
    refuse(c, 400, 'bad_json', `Could not parse request body as JSON: ${result.error.issues[0]?.message}`),
  )
}
