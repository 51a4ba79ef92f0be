import { z } from 'zod'

/** Characters in the name of a device, as many as the page takes: the names are part of every answer with the account. */
const nameCharacters = 60

/** Body of `POST /factors`. */
export const enrolment = z
  .object({
    factor_type: text(),
    friendly_name: text().refine((name) => name.length <= nameCharacters),
    issuer: text(),
  })
  .describe(`factor_type, friendly_name (at most ${nameCharacters} characters) and issuer are expected, all text`)

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
