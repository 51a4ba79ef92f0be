import { z } from 'zod'

/** What the client library adds to each request: nothing that the local service reads. */
const library = {
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
  gotrue_meta_security: z.looseObject({}).optional(),
}

/** `POST /token` and `POST /signup`. */
export const credentials = z
  .looseObject({
    email: z.string().optional(),
    password: z.string().optional(),
    refresh_token: z.string().optional(),
  })
  .describe('an object of text values is expected')

/** `POST /verify`: the link of a message, never a code that was typed. */
export const verification = z
  .strictObject({ type: z.enum(['invite', 'recovery']), token_hash: z.string().min(1), ...library })
  .describe('type (invite or recovery) and token_hash are expected')

/** `PUT /user`: the password, and nothing else of an account. */
export const passwordChange = z
  .strictObject({ password: z.string(), ...library })
  .describe('password is expected, and nothing else')

/** `POST /recover`. */
export const recovery = z
  .strictObject({ email: z.string().max(255).regex(z.regexes.html5Email), ...library })
  .describe('email is expected, an email address')

/** More than bcrypt takes in, which the package would cut off in silence. */
export function tooLong(password: string): boolean {
  return Buffer.byteLength(password) > 72
}
