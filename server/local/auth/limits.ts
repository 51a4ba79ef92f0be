import { createRateLimit, type RateLimit } from '#server/local/rate-limit.ts'

/** Rate limits of the auth service. */
export interface AuthLimits {
  /** Links opened, per sender. */
  verifications: RateLimit
  /** Messages requested, per sender. */
  recoveries: RateLimit
  /** Messages requested, per email, whether or not an account has it. */
  messages: RateLimit
}

/** The limits of the hosted service: 30 links and 30 requests in five minutes, one message a minute. */
export const authLimits = (requests = 30): AuthLimits => ({
  verifications: createRateLimit({ requests, windowSeconds: 300 }),
  recoveries: createRateLimit({ requests, windowSeconds: 300 }),
  messages: createRateLimit({ requests: 1, windowSeconds: 60 }),
})
