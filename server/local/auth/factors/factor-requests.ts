import { z } from 'zod'

/** Body of `POST /factors`. */
export const enrolment = z
  .object({ factor_type: text(), friendly_name: text(), issuer: text() })
  .describe('factor_type, friendly_name and issuer are expected, all text')

/** Body of `POST /factors/:id/verify`. */
export const codeCheck = z
  .object({ challenge_id: z.uuid().nullish(), code: text() })
  .describe('challenge_id (a UUID) and code are expected, both text')

/** Text that may be left out, as the hosted service reads it. */
function text() {
  return z
    .string()
    .nullish()
    .transform((value) => value ?? '')
}
