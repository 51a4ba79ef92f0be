import { z } from 'zod'

/** Fields that the client library adds to every request. The local service reads none of them. */
const libraryFields = {
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
  gotrue_meta_security: z.looseObject({}).optional(),
}

/** Body of `POST /token` and `POST /signup`. */
export const credentials = z
  .looseObject({
    email: z.string().optional(),
    password: z.string().optional(),
    refresh_token: z.string().optional(),
  })
  .describe('an object of text values is expected')

/** Body of `POST /verify`: the token of a link. Codes that a visitor types are not supported. */
export const verification = z
  .strictObject({ type: z.enum(['invite', 'recovery']), token_hash: z.string().min(1), ...libraryFields })
  .describe('type (invite or recovery) and token_hash are expected')

/** Body of `PUT /user`: the password is all that an account may change, and with it the note that it replaces an initial one. */
export const passwordChange = z
  .strictObject({
    password: z.string(),
    current_password: z.string().optional(),
    nonce: z.string().optional(),
    data: z.strictObject({ replaced_initial_password: z.string() }).optional(),
    ...libraryFields,
  })
  .describe('password is expected, and besides it only current_password, nonce and data.replaced_initial_password')

/** Body of `POST /recover`. */
export const recovery = z
  .strictObject({ email: z.string().max(255).regex(z.regexes.html5Email), ...libraryFields })
  .describe('email is expected, an email address')

/** Whether a password is longer than bcrypt reads, 72 bytes. The package would silently ignore the rest. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > 72
}
