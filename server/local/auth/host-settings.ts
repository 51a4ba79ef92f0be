import { z } from 'zod'

const messageSchema = z.object({
  subject: z.string(),
  /** Path of its template. */
  content_path: z.string(),
})
const noticeSchema = messageSchema.extend({ enabled: z.boolean() })

const schema = z.object({
  minimum_password_length: z.number(),
  mfa: z.object({
    max_enrolled_factors: z.number().int().positive(),
    totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
  }),
  email: z.object({
    secure_password_change: z.boolean(),
    template: z.object({ invite: messageSchema, recovery: messageSchema }),
    notification: z.object({
      password_changed: noticeSchema,
      mfa_factor_enrolled: noticeSchema,
      mfa_factor_unenrolled: noticeSchema,
    }),
  }),
})

/** Settings that the package does not heed, or does not show. */
export type HostSettings = z.infer<typeof schema>

/** A message that tells of a change to an account, by its name under `[auth.email.notification]`. */
export type Notice = keyof HostSettings['email']['notification']

/** @throws {Error} naming the settings that are missing or of another type */
export function hostSettings(auth: object): HostSettings {
  const result = schema.safeParse(auth)
  if (result.success) return result.data
  throw new Error(`it needs ${result.error.issues.map(({ path }) => ['auth', ...path].join('.')).join(', ')}`)
}
