import type { Context } from 'hono'
import type { z } from 'zod'
import { refuse } from './reply.ts'

/** Passes a body of the schema's shape to `answer`; refuses any other. */
export async function withBody<Body>(
  c: Context,
  schema: z.ZodType<Body>,
  answer: (body: Body) => Promise<Response>,
): Promise<Response> {
  const result = schema.safeParse(parse(await c.req.text()))
  if (result.success) return answer(result.data)
  return refuse(c, 400, 'bad_json', `Could not parse request body as JSON: ${schema.description ?? ''}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
